import type { Arrivals } from './arrivals.ts';
import { type Room, Turns } from './turns.ts';

/** Limits of rendering for readers: a higher concurrency would finish none earlier, and all later. */
const READING: Room = { atOnce: 8, waiting: 100, longestWaitMs: 2_000 };
/** Submissions have a separate queue, so that they do not wait behind readers, and a longer timeout. */
const SENDING: Room = { atOnce: 4, waiting: 100, longestWaitMs: 5_000 };

export type TurnKind = 'reading' | 'sending';

type Note = (kind: TurnKind, how: 'taken' | 'refused' | 'left', waitedMs: number) => void;

/** The concurrency limiters of one process. */
export type StormTurns = Readonly<Record<TurnKind, Turns>>;

export function createStormTurns(arrivals: Pick<Arrivals, 'settled'>, note: Note): StormTurns {
  const ready = () => arrivals.settled();
  return {
    reading: new Turns({ ...READING, ready, note: (how, waitedMs) => note('reading', how, waitedMs) }),
    sending: new Turns({ ...SENDING, ready, note: (how, waitedMs) => note('sending', how, waitedMs) }),
  };
}
