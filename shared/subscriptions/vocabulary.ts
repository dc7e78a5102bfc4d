/** Forms of address of subscribers. */
export const SALUTATIONS = ['SIR', 'MADAM'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/** How often mails are sent: as soon as something changes, each morning, or on Monday morning. */
export const FREQUENCIES = ['AT_ONCE', 'DAILY', 'WEEKLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** A change of a home on offer about which subscribers are mailed. */
export type OfferChange = 'NEW' | 'RETURNED' | 'PRICE_LOWERED';

/** The maximum number of searches per subscription. */
export const MAX_SEARCHES = 20;
/** A request that is not confirmed within this number of days is erased. */
export const REQUEST_DAYS = 7;
/** A subscriber who was asked to renew must answer within this number of days. */
export const RENEWAL_DAYS = 30;
/** A subscription can be resumed within this number of hours after it ended. */
export const RESUME_HOURS = 24;
