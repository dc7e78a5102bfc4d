import { LRUCache } from 'lru-cache';
import type { PublishedVersion } from './published-version.ts';

type Find<Found> = (ids: readonly number[]) => Promise<Found[]>;

interface Remembered<Found> {
  idOf: (found: Found) => number;
  /** Ids of which it is known what was found. */
  most: number;
}

/**
 * What was found for each id, any number of records, is remembered until something else is published: for cards that are worked
 * out from many rows. Everybody gets the same records, so they are frozen.
 */
export function eachWhilePublished<Found extends object>(
  version: Readonly<PublishedVersion>,
  { idOf, most }: Remembered<Found>,
  find: Find<Found>,
): Find<Found> {
  const known = new LRUCache<number, readonly Found[]>({ max: most });
  let published: number | null = null;
  return async (ids) => {
    if (published !== version.published) known.clear();
    published = version.published;
    const asked = published;
    const answers = new Map(ids.map((id) => [id, known.get(id)]));
    const missing = ids.filter((id) => !answers.get(id));
    const found = missing.length > 0 ? Map.groupBy(await find(missing), idOf) : null;
    for (const id of missing) {
      const records = (found?.get(id) ?? []).map((record) => Object.freeze(record));
      answers.set(id, records);
      // Something else may have been published while it was read.
      if (asked !== null && asked === version.published) known.set(id, records);
    }
    return ids.flatMap((id) => answers.get(id) ?? []);
  };
}
