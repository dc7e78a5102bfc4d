/** What can be wrong with a submission; each fault has a sentence in each language (`forms.fault.…`). */

/** Of a field, by what is typed there. */
export type FieldFault =
  | 'email'
  | 'firstName'
  | 'name'
  | 'phone'
  | 'message'
  | 'text'
  | 'link'
  | 'question'
  | 'consent'
  | 'requestConsent'
  | 'slot'
  | 'required'
  | 'validEmail'
  | 'validPhone';

/** Of the whole, or of what it is about. */
export type SubmissionFault =
  | 'notFound'
  | 'optedOut'
  | 'rateLimited'
  | 'humanCheck'
  | 'humanCheckExpired'
  | 'idempotencyKey'
  | AppointmentFault
  | StayFault
  | SubscriptionFault;

/** Of a viewing or of a slot. */
export type AppointmentFault =
  | 'slotTaken'
  | 'noSuchSlot'
  | 'holdExpired'
  | 'alreadyBooked'
  | 'tooLate'
  | 'tooEarly'
  | 'alreadyCancelled'
  | 'alreadyWaiting';

/** Of a stay in a holiday home. */
export type StayFault =
  | 'departureNotAfterArrival'
  | 'stayTooLong'
  | 'arrivalInPast'
  | 'outOfSeason'
  | 'arrivalDay'
  | 'stayTooShort'
  | 'periodTaken'
  | 'tooFewPersons'
  | 'tooManyPersons'
  | 'noPets'
  | 'priceChanged'
  | 'alreadyAnswered'
  | 'stayTooLate'
  | 'stayCancelled';

/** Of a subscription to new offers. */
export type SubscriptionFault =
  | 'range'
  | 'tooManyCities'
  | 'unknownCity'
  | 'unknownArea'
  | 'unknownSearch'
  | 'tooManySearches'
  | 'unsubscribed'
  | 'linkExpired';

export type UserFault = FieldFault | SubmissionFault;

/** A field with what is wrong with it. */
export interface Fault<Kind extends UserFault = UserFault> {
  field: string;
  fault: Kind;
}
