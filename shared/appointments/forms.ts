/** Validation schemas of the forms for viewings. */
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

/** A booking of a viewing. */
export const bookingForm = (parsePhone: ParsePhone) =>
  v.object({
    ...contact(parsePhone),
    message: optionalNote(),
    marketingOptIn: optIn(),
    privacyConsent: consent('requestConsent'),
  });

/** A booking with its slot, as submitted by the booking page. */
export const bookingPageForm = (parsePhone: ParsePhone) =>
  v.object({
    startsAt: v.pipe(v.string('slot' satisfies FieldFault), v.isoTimestamp('slot')),
    ...bookingForm(parsePhone).entries,
  });

/** A place on a waiting list. */
export const waitingForm = (parsePhone: ParsePhone) =>
  v.object({ ...contact(parsePhone), privacyConsent: consent('requestConsent') });

/** The message of an agent who declines a viewing. */
export const declineForm = () => v.object({ message: optionalNote() });
