import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';

const DAY = 86_400_000;
const SPAN = 400;

/** A moment in office hours, `days` before the start; at least one day before. */
export function momentBefore(start: Date, days: number, random: Random): Date {
  const midnight = Math.floor(start.getTime() / DAY) * DAY - Math.max(1, days) * DAY;
  return new Date(midnight + (random.int(7, 16) * 60 + random.int(0, 59)) * 60_000);
}

/** When the estate was published and last changed: before the start, more often recently. */
export function drawDates(draft: Draft): { publishedAt: string; updatedAt: string } {
  const random = draft.random('dates');
  const isFresh = draft.status === 'IN_PREPARATION';
  const isDone = draft.status === 'SOLD' || draft.status === 'RENTED';
  const age = isFresh ? random.int(1, 12) : Math.ceil(SPAN * random.next() ** (isDone ? 1 : 1.9));
  const publishedAt = momentBefore(draft.start, age, random);
  const updated = momentBefore(
    draft.start,
    random.chance(0.35) ? age : random.int(1, Math.max(1, age)),
    random,
  );
  const updatedAt = new Date(Math.max(updated.getTime(), publishedAt.getTime()));
  return { publishedAt: publishedAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
