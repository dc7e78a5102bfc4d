/** The order of results, and the part of them that a page shows. */
import type { SortOrder, SortType } from '../../shared/estates/search-params.ts';

export interface EstateOrder {
  by: SortType;
  order: SortOrder;
}

/** The part of the results that a page shows: after a number of them, or after a position. */
export interface ResultWindow {
  /** The number of results before it; after a position, about that many. */
  offset: number;
  limit: number;
  after?: Position;
}

/** A place in ordered results: that of a home, which may have been withdrawn since. */
export interface Position {
  /** What the results are ordered by, a whole number; null comes last. Dates are microseconds since 1970. */
  value: string | null;
  id: number;
}
