import { expect, test } from '@jest/globals';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { OfferedKind } from '../../generated/schema-types.ts';
import { offeredTransactions } from './offered-transactions.ts';

test.each<[offered: OfferedKind[], chosen: Transaction | null, transactions: Transaction[]]>([
  [['FOR_SALE', 'FOR_RENT'], null, ['SALE', 'RENT']],
  [['FOR_SALE', 'PROJECTS'], null, ['SALE']],
  [['FOR_SALE'], 'RENT', ['SALE', 'RENT']],
  [['FOR_RENT'], 'RENT', ['RENT']],
  [['HOLIDAY'], null, ['SALE', 'RENT']],
  [[], 'SALE', ['SALE', 'RENT']],
])('of %j, with %s chosen, are %j', (offered, chosen, transactions) => {
  expect(offeredTransactions(offered, chosen)).toEqual(transactions);
});
