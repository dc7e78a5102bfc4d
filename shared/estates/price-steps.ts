import type { Transaction } from '../listings/vocabulary.ts';

/** The width in euros of the intervals by which homes are counted. */
export const PRICE_STEPS: Readonly<Record<Transaction, number>> = { SALE: 50_000, RENT: 100 };

/** The number of intervals. The last one has no upper bound. */
export const PRICE_INTERVALS = 25;
