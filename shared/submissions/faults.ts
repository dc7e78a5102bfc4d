/** Errors of a submission; each has a message in each language (`forms.fault.…`). */

/** Validation errors of a single field. */
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
  | 'photoTooLarge'
  | 'photoUnreadable'
  | 'tooManyPhotos'
  | 'required'
  | 'validEmail'
  | 'validPhone';

/** Errors of the submission as a whole, or of the listing or record concerned. */
export type SubmissionFault =
  | 'notFound'
  | 'optedOut'
  | 'rateLimited'
  | 'humanCheck'
  | 'humanCheckExpired'
  | 'idempotencyKey'
  | AppointmentFault
  | DeskFault
  | StayFault
  | SubscriptionFault
  | MessageFault;

/** Errors of a viewing or a slot. */
export type AppointmentFault =
  | 'slotTaken'
  | 'noSuchSlot'
  | 'holdExpired'
  | 'alreadyBooked'
  | 'tooLate'
  | 'tooEarly'
  | 'alreadyCancelled'
  | 'alreadyWaiting';

/** Errors of a change at the desk. */
export type DeskFault =
  | 'notYours'
  | 'blockedPeriod'
  | 'viewingChanged'
  | 'passkeyRejected'
  | 'signInAgain'
  | 'tooManyPasskeys'
  | 'homeChanged'
  | 'contentChanged'
  | 'contentUnchanged'
  | 'pictureOrder'
  | 'correctionEnded'
  | 'tooManyFeatured'
  | 'importRunning'
  | 'removalsChanged'
  | 'nothingFailed'
  | SiteFault;

/** Errors of what employees write for the site. */
export type SiteFault =
  | 'siteChanged'
  | 'tooManySiteFiles'
  | 'siteFileTooLarge'
  | 'textSyntax'
  | 'noticeText'
  | 'siteLink'
  | 'periodOrder'
  | 'openingHours'
  | 'tooManyPeriods'
  | 'redirectFrom'
  | 'redirectOfSite'
  | 'redirectChain'
  | 'tooManyRedirects'
  | 'placeholders'
  | 'tooManyTexts'
  | 'newsText'
  | 'newsTooDeep'
  | 'newsNameTaken'
  | 'pictureUnreadable';

/** Errors of a stay in a rental unit. */
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

/** Errors of a subscription to new offers. */
export type SubscriptionFault =
  | 'range'
  | 'tooManyCities'
  | 'unknownCity'
  | 'unknownArea'
  | 'unknownSearch'
  | 'tooManySearches'
  | 'unsubscribed'
  | 'linkExpired';

/** Errors of a change of a message at the desk; three of them say in which state it is by now. */
export type MessageFault = 'messageIsNew' | 'messageIsAnswering' | 'messageIsDone' | 'noSuchColleague';

export type UserFault = FieldFault | SubmissionFault;

/** An error of a field. */
export interface Fault<Kind extends UserFault = UserFault> {
  field: string;
  fault: Kind;
}
