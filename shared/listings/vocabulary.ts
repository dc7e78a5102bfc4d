/** The closed lists that every kind of listing shares; spelled as in shared/estates/vocabulary.ts. */

export const TRANSACTIONS = ['SALE', 'RENT'] as const;
export type Transaction = (typeof TRANSACTIONS)[number];

/** The statuses of a listing, with the ids of the outside contract. */
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

/** Statuses of a listing that is offered: it is searched, counted and shown with its price. */
export const OFFERED_STATUSES = ['AVAILABLE', 'OPTION'] as const satisfies readonly StatusCode[];

/** Statuses of a listing that was offered and is no longer. */
export const CLOSED_STATUSES: readonly StatusCode[] = ['SOLD', 'RENTED', 'WITHDRAWN'];

/** Whether a listing is offered: only then is it searched and its price shown. */
export function isOffered(status: StatusCode): boolean {
  return (OFFERED_STATUSES as readonly StatusCode[]).includes(status);
}
