/**
 * The code of each fault in the API: the only list of them. The faults (`faults.ts`) and the enumeration
 * `UserErrorCode` of the schemas have its keys and values. Several faults share a code when their sentences differ.
 */

/** Validation errors of a single field. */
export const FIELD_FAULT_CODES = {
  email: 'EMAIL',
  firstName: 'FIRST_NAME',
  name: 'NAME',
  phone: 'PHONE',
  message: 'MESSAGE',
  text: 'TEXT',
  link: 'LINK',
  question: 'QUESTION',
  consent: 'CONSENT',
  requestConsent: 'CONSENT',
  slot: 'SLOT',
  photoTooLarge: 'PHOTO_TOO_LARGE',
  photoUnreadable: 'PHOTO_UNREADABLE',
  tooManyPhotos: 'TOO_MANY_PHOTOS',
  required: 'REQUIRED',
  validEmail: 'EMAIL',
  validPhone: 'PHONE',
} as const;

/** Errors of the public API that concern the submission as a whole, or the listing or record concerned. */
const SUBMISSION_FAULT_CODES = {
  notFound: 'NOT_FOUND',
  unknownLink: 'NOT_FOUND',
  optedOut: 'REFUSED',
  rateLimited: 'RATE_LIMITED',
  humanCheck: 'HUMAN_CHECK',
  humanCheckExpired: 'HUMAN_CHECK_EXPIRED',
  workRequired: 'WORK_REQUIRED',
  idempotencyKey: 'IDEMPOTENCY_KEY',
} as const;

/** Errors of a viewing or a slot. */
const APPOINTMENT_FAULT_CODES = {
  slotTaken: 'SLOT_TAKEN',
  noSuchSlot: 'NO_SUCH_SLOT',
  holdExpired: 'HOLD_EXPIRED',
  alreadyBooked: 'ALREADY_BOOKED',
  tooLate: 'TOO_LATE',
  tooEarly: 'TOO_EARLY',
  alreadyCancelled: 'ALREADY_CANCELLED',
  alreadyWaiting: 'ALREADY_WAITING',
} as const;

/** Errors of a stay in a rental unit. */
export const STAY_FAULT_CODES = {
  departureNotAfterArrival: 'DEPARTURE_NOT_AFTER_ARRIVAL',
  stayTooLong: 'STAY_TOO_LONG',
  arrivalInPast: 'ARRIVAL_IN_PAST',
  outOfSeason: 'OUT_OF_SEASON',
  arrivalDay: 'ARRIVAL_DAY',
  stayTooShort: 'STAY_TOO_SHORT',
  periodTaken: 'PERIOD_TAKEN',
  tooFewPersons: 'TOO_FEW_PERSONS',
  tooManyPersons: 'TOO_MANY_PERSONS',
  noPets: 'NO_PETS',
  priceChanged: 'PRICE_CHANGED',
  alreadyAnswered: 'ALREADY_ANSWERED',
  stayTooLate: 'TOO_LATE',
  stayCancelled: 'ALREADY_CANCELLED',
} as const;

/** Errors of a subscription to new offers. */
const SUBSCRIPTION_FAULT_CODES = {
  range: 'RANGE',
  tooManyCities: 'TOO_MANY_CITIES',
  unknownCity: 'UNKNOWN_CITY',
  unknownArea: 'UNKNOWN_AREA',
  unknownSearch: 'UNKNOWN_SEARCH',
  tooManySearches: 'TOO_MANY_SEARCHES',
  unsubscribed: 'UNSUBSCRIBED',
  linkExpired: 'LINK_EXPIRED',
} as const;

/** Errors of what employees write for the site. */
export const SITE_FAULT_CODES = {
  siteChanged: 'SITE_CHANGED',
  tooManySiteFiles: 'TOO_MANY_SITE_FILES',
  siteFileTooLarge: 'SITE_FILE_TOO_LARGE',
  textSyntax: 'TEXT_SYNTAX',
  noticeText: 'NOTICE_TEXT',
  siteLink: 'SITE_LINK',
  periodOrder: 'PERIOD_ORDER',
  openingHours: 'OPENING_HOURS',
  tooManyPeriods: 'TOO_MANY_PERIODS',
  redirectFrom: 'REDIRECT_FROM',
  redirectOfSite: 'REDIRECT_OF_SITE',
  redirectChain: 'REDIRECT_CHAIN',
  tooManyRedirects: 'TOO_MANY_REDIRECTS',
  placeholders: 'PLACEHOLDERS',
  tooManyTexts: 'TOO_MANY_TEXTS',
  newsText: 'NEWS_TEXT',
  newsTooDeep: 'NEWS_TOO_DEEP',
  newsNameTaken: 'NEWS_NAME_TAKEN',
  pictureUnreadable: 'PICTURE_UNREADABLE',
} as const;

/** Errors of a change of a message at the desk; three of them say in which state it is by now. */
const MESSAGE_FAULT_CODES = {
  messageIsNew: 'MESSAGE_IS_NEW',
  messageIsAnswering: 'MESSAGE_IS_ANSWERING',
  messageIsDone: 'MESSAGE_IS_DONE',
  noSuchColleague: 'NO_SUCH_COLLEAGUE',
} as const;

/** Errors of a change at the desk. */
export const DESK_FAULT_CODES = {
  notYours: 'NOT_YOURS',
  blockedPeriod: 'BLOCKED_PERIOD',
  viewingChanged: 'VIEWING_CHANGED',
  passkeyRejected: 'PASSKEY_REJECTED',
  signInAgain: 'SIGN_IN_AGAIN',
  tooManyPasskeys: 'TOO_MANY_PASSKEYS',
  homeChanged: 'HOME_CHANGED',
  contentChanged: 'CONTENT_CHANGED',
  contentUnchanged: 'CONTENT_UNCHANGED',
  pictureOrder: 'PICTURE_ORDER',
  correctionEnded: 'CORRECTION_ENDED',
  tooManyFeatured: 'TOO_MANY_FEATURED',
  importRunning: 'IMPORT_RUNNING',
  removalsChanged: 'REMOVALS_CHANGED',
  nothingFailed: 'NOTHING_FAILED',
  ...SITE_FAULT_CODES,
  ...MESSAGE_FAULT_CODES,
} as const;

/** Faults of the public API. */
export const PUBLIC_FAULT_CODES = {
  ...FIELD_FAULT_CODES,
  ...SUBMISSION_FAULT_CODES,
  ...APPOINTMENT_FAULT_CODES,
  ...STAY_FAULT_CODES,
  ...SUBSCRIPTION_FAULT_CODES,
} as const;

export const FAULT_CODES = { ...PUBLIC_FAULT_CODES, ...DESK_FAULT_CODES } as const;

/** The code of an error in the API. */
export type FaultCode = (typeof FAULT_CODES)[keyof typeof FAULT_CODES];
