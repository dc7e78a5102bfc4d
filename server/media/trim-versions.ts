/** Versions can be made again at any time: on the disk they have the room that they are given, and no more. */
import { parseVersionKey } from './keys.ts';
import { isMadeAhead } from './make-ahead.ts';
import type { Listed, MediaStorage } from './storage.ts';

/** So that not each new version calls for the next round. */
const DOWN_TO = 0.9;

type Version = Listed & { isAhead: boolean };

/**
 * Removes versions once they exceed `most` bytes, down to nine tenths of it; returns how many. First go
those that are not made ahead, then the others; of each, those that were made longest ago.
 */
export async function trimVersions(storage: MediaStorage, most: number): Promise<number> {
  const versions = await Array.fromAsync(findVersions(storage));
  let bytes = versions.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= most) return 0;
  let removed = 0;
  for (const { key, size } of versions.sort(leastWorthFirst)) {
    if (bytes <= most * DOWN_TO) break;
    await storage.remove(key);
    bytes -= size;
    removed++;
  }
  return removed;
}

async function* findVersions(storage: MediaStorage): AsyncGenerator<Version> {
  for await (const listed of storage.list()) {
    const version = parseVersionKey(listed.key);
    if (version) yield { ...listed, isAhead: isMadeAhead(version) };
  }
}

function leastWorthFirst(one: Version, other: Version): number {
  return Number(one.isAhead) - Number(other.isAhead) || one.putMs - other.putMs;
}
