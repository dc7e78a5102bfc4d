/** Closed vocabularies shared by all kinds of listings, spelled as in shared/estates/vocabulary.ts. */

export const TRANSACTIONS = ['SALE', 'RENT'] as const;
export type Transaction = (typeof TRANSACTIONS)[number];

/** The statuses of a listing, with their published ids. */
export const STATUS_IDS = {
  AVAILABLE: 1,
  OPTION: 2,
  SOLD: 3,
  RENTED: 4,
  WITHDRAWN: 5,
  IN_PREPARATION: 6,
} as const;
export type StatusCode = keyof typeof STATUS_IDS;
export const STATUS_CODES = Object.keys(STATUS_IDS) as StatusCode[];

/** Statuses of a listing on offer: it can be found by searches, and its price is shown. */
export const OFFERED_STATUSES = ['AVAILABLE', 'OPTION'] as const satisfies readonly StatusCode[];

/** Statuses of a listing that is no longer on offer. */
export const CLOSED_STATUSES: readonly StatusCode[] = ['SOLD', 'RENTED', 'WITHDRAWN'];

/** Whether a listing is on offer: it can be found by searches, and its price is shown. */
export function isOffered(status: StatusCode): boolean {
  return (OFFERED_STATUSES as readonly StatusCode[]).includes(status);
}
