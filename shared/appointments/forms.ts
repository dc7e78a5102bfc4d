/** Validation schemas of the forms for viewings. */
import * as v from 'valibot';
import type { FieldFault } from '../submissions/faults.ts';
import {
  email,
  MAX_LENGTHS,
  optionalCheckbox,
  optionalNote,
  type ParsePhone,
  phone,
  requiredConsent,
  requiredLine,
} from '../submissions/fields.ts';

const contact = (parsePhone: ParsePhone) => ({
  firstName: requiredLine('firstName', MAX_LENGTHS.name),
  name: requiredLine('name', MAX_LENGTHS.name),
  email: email(),
  phone: phone(parsePhone),
});

/** A booking of a viewing. */
export const bookingForm = (parsePhone: ParsePhone) =>
  v.object({
    ...contact(parsePhone),
    message: optionalNote(),
    marketingOptIn: optionalCheckbox(),
    privacyConsent: requiredConsent('requestConsent'),
  });

/** A booking with its slot, as submitted by the booking page. */
export const bookingPageForm = (parsePhone: ParsePhone) =>
  v.object({
    startsAt: v.pipe(v.string('slot' satisfies FieldFault), v.isoTimestamp('slot')),
    ...bookingForm(parsePhone).entries,
  });

/** A booking that an employee makes for a visitor on the telephone. */
export const telephoneBookingForm = (parsePhone: ParsePhone) =>
  v.object({ ...contact(parsePhone), message: optionalNote() });

/** A place on a waiting list. */
export const waitingForm = (parsePhone: ParsePhone) =>
  v.object({ ...contact(parsePhone), privacyConsent: requiredConsent('requestConsent') });

/** The message of an agent who declines a viewing. */
export const declineForm = () => v.object({ message: optionalNote() });
