import type { RunQuery } from '../../data/run-query.ts';
import { MoveTimesDocument } from './generated/viewing.generated.ts';

/** Returns the free times of a listing in the next two weeks, ISO 8601. */
export async function loadTimes(run: RunQuery, listingId: string | number): Promise<string[]> {
  const { agenda } = await run(MoveTimesDocument, { listingId: String(listingId), from: null });
  const slots = agenda?.days.flatMap((day) => day.slots) ?? [];
  return slots.flatMap(({ startsAt, state }) => (state === 'FREE' ? [startsAt] : []));
}
