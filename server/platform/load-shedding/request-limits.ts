import { visitorOf } from '../http/visitor.ts';
import { addressBlock } from '../limits/address-block.ts';
import {
  ConcurrencyLimit,
  type LimitOptions,
  type LimitOutcome,
  type SlotClient,
} from './concurrency-limit.ts';
import type { NewConnections } from './new-connections.ts';

/** Limits of rendering for readers: a higher concurrency would finish none earlier, and all later. */
const READING: LimitOptions = { maxActive: 8, maxQueued: 100, queueTimeoutMs: 2_000 };
/** Submissions have a separate queue, so that they do not wait behind readers, and a longer timeout. */
const SENDING: LimitOptions = { maxActive: 4, maxQueued: 100, queueTimeoutMs: 5_000 };
/**
 * Maps are drawn one by one in a thread. A page with a live map requests some thirty tiles at once, and a browser asks
 * for a picture only once, so that waiting is better than rejecting.
 */
const DRAWING: LimitOptions = { maxActive: 1, maxQueued: 200, queueTimeoutMs: 10_000 };

export type RequestKind = 'reading' | 'sending' | 'drawing';

type Note = (kind: RequestKind, outcome: LimitOutcome, waitedMs: number) => void;

/** The concurrency limiters of one process. */
export type RequestLimits = Readonly<Record<RequestKind, ConcurrencyLimit>>;

/** @param queueTimeoutMs replaces the timeout of all kinds, so that tests can inspect a queue without haste. */
export function createRequestLimits(
  newConnections: Pick<NewConnections, 'settled'>,
  note: Note,
  queueTimeoutMs?: number,
): RequestLimits {
  const ready = () => newConnections.settled();
  const timeout = queueTimeoutMs === undefined ? {} : { queueTimeoutMs };
  const create = (kind: RequestKind, options: LimitOptions) =>
    new ConcurrencyLimit({
      ...options,
      ...timeout,
      ready,
      blockOf,
      note: (how, waitedMs) => note(kind, how, waitedMs),
    });
  return {
    reading: create('reading', READING),
    sending: create('sending', SENDING),
    drawing: create('drawing', DRAWING),
  };
}

function blockOf({ req }: SlotClient): string | null {
  return req ? addressBlock(visitorOf(req).address) : null;
}
