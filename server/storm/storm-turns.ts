import type { Arrivals } from './arrivals.ts';
import { type Room, Turns } from './turns.ts';

/** Whatever is made for a reader: more at once make none of them sooner, and all of them later. */
const READING: Room = { atOnce: 8, waiting: 100, longestWaitMs: 2_000 };
/** What visitors send does not stand behind those who look around; it is worth a longer wait. */
const SENDING: Room = { atOnce: 4, waiting: 100, longestWaitMs: 5_000 };

export type TurnKind = 'reading' | 'sending';

type Note = (kind: TurnKind, how: 'taken' | 'refused' | 'left', waitedMs: number) => void;

/** The turns of one process. */
export type StormTurns = Readonly<Record<TurnKind, Turns>>;

export function createStormTurns(arrivals: Pick<Arrivals, 'settled'>, note: Note): StormTurns {
  const ready = () => arrivals.settled();
  return {
    reading: new Turns({ ...READING, ready, note: (how, waitedMs) => note('reading', how, waitedMs) }),
    sending: new Turns({ ...SENDING, ready, note: (how, waitedMs) => note('sending', how, waitedMs) }),
  };
}
