import type { ShownCriteria } from '../subscriptions/ports.ts';

/** A search that finds no home, and the ids of the subscriptions with it. */
export interface UnmatchedSearch {
  criteria: ShownCriteria;
  subscriptions: readonly string[];
}

export interface DeskSubscriptions {
  /** Counts confirmed subscriptions that have not ended. */
  count(): Promise<number>;
  /** Different searches without typed words that find no home now; at most 500. */
  listUnmatched(): Promise<UnmatchedSearch[]>;
}
