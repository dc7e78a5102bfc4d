import type { Write } from '../submissions/ports.ts';
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

/** A reading of a feed. */
export interface DeskFeedRun {
  id: string;
  at: Date;
  outcome: 'IMPORTED' | 'HELD' | 'STOPPED' | 'FAILED';
  /** Why it stopped or failed, in English; null: it did not. */
  reason: string | null;
  /** Null: nothing was imported. */
  changes: { new: number; changed: number; withdrawn: number; rejected: number } | null;
}

/** Listings that stay on offer although their feed lacks them. */
export interface HeldRemovals {
  /** The id of the reading that kept them. */
  run: string;
  count: number;
  /** The references of the first of them. */
  references: readonly string[];
  isConfirmed: boolean;
}

export interface DeskFeed {
  name: string;
  /** The newest first. */
  runs: DeskFeedRun[];
  removals: HeldRemovals | null;
}

export interface DeskFeeds {
  /** The feeds of the agency file. */
  list(): Promise<DeskFeed[]>;
  /** Lets the next reading remove what the reading `run` kept; rejected when it is not the last one any more. */
  confirm(removals: { feed: string; run: string; at: Date }): Write<{ isDone: true }>;
}

/** `LEAD`: what visitors sent, for the CRM. */
export type DeliveryKind = 'MAIL' | 'LEAD';

/** Deliveries that were given up; `oldest`: when the first was. */
export interface FailedDeliveries {
  kind: DeliveryKind;
  count: number;
  oldest: Date | null;
}

export interface DeskDeliveries {
  listFailed(): Promise<FailedDeliveries[]>;
  /** Queues them again; rejected when there are none. */
  retry(kind: DeliveryKind): Write<{ isDone: true }>;
}
