/**
 * The query string of a subscription for pages that do not load the code of searches: a few criteria, with the same
 * parameters as `formatSubscriptionSearch`.
 */
import type { EstateSubType, EstateType } from '../estates/vocabulary.ts';
import type { Transaction } from '../listings/vocabulary.ts';

export interface SimilarSearch {
  transaction: Transaction;
  /** Ids of cities. */
  cities: readonly string[];
  types: readonly EstateType[];
  subTypes?: readonly EstateSubType[];
  minBedrooms?: number | null | undefined;
  /** Living area in m² of the current home: searches for homes of the same size. */
  livingArea?: number | null | undefined;
}

/** Formats a query string without `?`. */
export function formatSimilarSearch({
  transaction,
  cities,
  types,
  subTypes = [],
  minBedrooms,
  livingArea,
}: SimilarSearch): string {
  const query = new URLSearchParams({ transaction: transaction.toLowerCase() });
  for (const city of cities) query.append('city', city);
  for (const type of types) query.append('type', type.toLowerCase());
  for (const subType of subTypes) query.append('subType', subType.toLowerCase());
  if (minBedrooms) query.set('bedrooms', String(minBedrooms));
  if (livingArea) {
    query.set('minLivingArea', String(Math.floor(livingArea)));
    query.set('maxLivingArea', String(Math.ceil(livingArea)));
  }
  return query.toString();
}
