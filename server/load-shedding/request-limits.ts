import { ConcurrencyLimit, type LimitOptions } from './concurrency-limit.ts';
import type { NewConnections } from './new-connections.ts';

/** Limits of rendering for readers: a higher concurrency would finish none earlier, and all later. */
const READING: LimitOptions = { maxActive: 8, maxQueued: 100, queueTimeoutMs: 2_000 };
/** Submissions have a separate queue, so that they do not wait behind readers, and a longer timeout. */
const SENDING: LimitOptions = { maxActive: 4, maxQueued: 100, queueTimeoutMs: 5_000 };

export type RequestKind = 'reading' | 'sending';

type Note = (kind: RequestKind, how: 'taken' | 'refused' | 'left', waitedMs: number) => void;

/** The concurrency limiters of one process. */
export type RequestLimits = Readonly<Record<RequestKind, ConcurrencyLimit>>;

/** @param queueTimeoutMs replaces the timeout of both kinds, so that tests can inspect a queue without haste. */
export function createRequestLimits(
  newConnections: Pick<NewConnections, 'settled'>,
  note: Note,
  queueTimeoutMs?: number,
): RequestLimits {
  const ready = () => newConnections.settled();
  const timeout = queueTimeoutMs === undefined ? {} : { queueTimeoutMs };
  return {
    reading: new ConcurrencyLimit({
      ...READING,
      ...timeout,
      ready,
      note: (how, waitedMs) => note('reading', how, waitedMs),
    }),
    sending: new ConcurrencyLimit({
      ...SENDING,
      ...timeout,
      ready,
      note: (how, waitedMs) => note('sending', how, waitedMs),
    }),
  };
}
