/** Transaction and status of a BLM record. */
import type { StatusCode, Transaction } from '../../../../../shared/listings/vocabulary.ts';

/** TRANS_TYPE_ID. */
export const TRANSACTIONS: Record<string, Transaction> = { 1: 'SALE', 2: 'RENT' };

/** STATUS_ID: 1 sold subject to contract, 2 the same in Scotland, 3 under offer, 4 reserved, 5 let agreed. */
export const STATUSES: Record<Transaction, Record<string, StatusCode>> = {
  SALE: { 0: 'AVAILABLE', 1: 'SOLD', 2: 'SOLD', 3: 'OPTION', 4: 'OPTION' },
  RENT: { 0: 'AVAILABLE', 3: 'OPTION', 4: 'OPTION', 5: 'RENTED' },
};

/** PUBLISHED_FLAG: a property that the agency has taken offline is withdrawn. */
export function isOffline(publishedFlag: string): boolean {
  return publishedFlag === '0';
}
