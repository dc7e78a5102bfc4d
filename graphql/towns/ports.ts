import type { EstateType } from '../../shared/estates/vocabulary.ts';
import type { Transaction } from '../../shared/listings/vocabulary.ts';

/** Figures of the homes on offer in a town. */
export interface TownFigures {
  minCents: number | null;
  maxCents: number | null;
  /** Cents for a square metre of living area. */
  medians: { type: EstateType; cents: number; count: number }[];
  /** By the rank of the label; 0 is A++. */
  labels: { rank: number; count: number }[];
}

export interface TownStore {
  /** The number of homes on offer in each city that has any. */
  countHomes(transaction: Transaction): Promise<ReadonlyMap<number, number>>;
  /** Medians are left out for types with fewer than `minHomes` comparable homes. */
  findFigures(transaction: Transaction, cityIds: readonly number[], minHomes: number): Promise<TownFigures>;
}
