import type { EstateType } from '../../shared/estates/vocabulary.ts';
import type { Transaction } from '../../shared/listings/vocabulary.ts';

/** Figures of the homes on offer in a town or municipality. */
export interface LocalFigures {
  minCents: number | null;
  maxCents: number | null;
  /** Cents for a square metre of living area. */
  medians: { type: EstateType; cents: number; count: number }[];
  /** By the rank of the label; 0 is A++. */
  labels: { rank: number; count: number }[];
}

/** The number of homes on offer, where there are any. */
export interface LocalCounts {
  /** By the id of the city. */
  inCities: ReadonlyMap<number, number>;
  /** By the NIS code of the municipality. */
  inMunicipalities: ReadonlyMap<number, number>;
}

/** Where homes are counted: in cities by their ids, or in a municipality by its NIS code. */
export type CountedArea = { cityIds: readonly number[] } | { municipality: number };

/** Homes of one type that were sold or let in a municipality. */
export interface ClosedCount {
  /** NIS code of the municipality. */
  nis: number;
  type: EstateType;
  status: 'SOLD' | 'RENTED';
  count: number;
}

export interface TownStore {
  /** Homes sold or let in the last two years, as of the current catalogue version; a few hundred rows. */
  countClosed(): Promise<ClosedCount[]>;
  countHomes(transaction: Transaction): Promise<LocalCounts>;
  /** Medians are left out for types with fewer than `minHomes` comparable homes. */
  findFigures(transaction: Transaction, area: CountedArea, minHomes: number): Promise<LocalFigures>;
}
