/** How subscribers are addressed. */
export const SALUTATIONS = ['SIR', 'MADAM'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/** How often somebody is told: as soon as something changes, each morning, or on Monday morning. */
export const FREQUENCIES = ['AT_ONCE', 'DAILY', 'WEEKLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** What becomes of a home on offer that subscribers are told of. */
export type OfferChange = 'NEW' | 'RETURNED' | 'PRICE_LOWERED';

/** One person has no more searches. */
export const MOST_SEARCHES = 20;
/** A request that is not confirmed for so many days is erased. */
export const REQUEST_DAYS = 7;
/** Who was asked whether a subscription goes on has so many days to say so. */
export const RENEWAL_DAYS = 30;
/** One who unsubscribed can come back for so many hours. */
export const WAY_BACK_HOURS = 24;
