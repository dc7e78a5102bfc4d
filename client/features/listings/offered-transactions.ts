import { TRANSACTIONS, type Transaction } from '../../../shared/listings/vocabulary.ts';
import type { OfferedKind } from '../../generated/schema-types.ts';

const KINDS = { SALE: 'FOR_SALE', RENT: 'FOR_RENT' } as const;

/**
 * Returns the transactions that a visitor can choose: those of homes on offer, and the chosen one. An agency without
 * any home has both.
 */
export function offeredTransactions(
  offered: readonly OfferedKind[],
  chosen: Transaction | null,
): Transaction[] {
  const isOffered = (transaction: Transaction) => offered.includes(KINDS[transaction]);
  if (!TRANSACTIONS.some(isOffered)) return [...TRANSACTIONS];
  return TRANSACTIONS.filter((transaction) => isOffered(transaction) || transaction === chosen);
}
