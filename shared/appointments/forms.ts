/** What may stand in the forms of viewings. */
import * as v from 'valibot';
import type { FieldFault } from '../submissions/faults.ts';
import {
  consent,
  email,
  LONGEST,
  line,
  optIn,
  optionalNote,
  type ParsePhone,
  phone,
} from '../submissions/fields.ts';

const contact = (parsePhone: ParsePhone) => ({
  firstName: line('firstName', LONGEST.name),
  name: line('name', LONGEST.name),
  email: email(),
  phone: phone(parsePhone),
});

/** A viewing that is booked. */
export const bookingForm = (parsePhone: ParsePhone) =>
  v.object({
    ...contact(parsePhone),
    message: optionalNote(),
    marketingOptIn: optIn(),
    privacyConsent: consent('requestConsent'),
  });

/** The same with its slot, as its page sends it. */
export const bookingPageForm = (parsePhone: ParsePhone) =>
  v.object({
    startsAt: v.pipe(v.string('slot' satisfies FieldFault), v.isoTimestamp('slot')),
    ...bookingForm(parsePhone).entries,
  });

/** A place on a waiting list. */
export const waitingForm = (parsePhone: ParsePhone) =>
  v.object({ ...contact(parsePhone), privacyConsent: consent('requestConsent') });

/** What an agent says who cannot come. */
export const declineForm = () => v.object({ message: optionalNote() });
