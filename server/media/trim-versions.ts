/** Limits the disk space of generated picture versions, which can be generated again at any time. */
import { parseVersionKey } from './keys.ts';
import { isPregenerated } from './pregenerate-versions.ts';
import type { Listed, MediaStorage } from './storage.ts';

/** Trims below the limit, so that not every new version requires another run. */
const DOWN_TO = 0.9;

type Version = Listed & { isAhead: boolean };

/**
 * Removes versions when they exceed `maxBytes`, down to nine tenths of it; returns their number. Versions that are
 * not generated in advance are removed first, then the others; the oldest of each kind first.
 */
export async function trimVersions(storage: MediaStorage, maxBytes: number): Promise<number> {
  const versions = await Array.fromAsync(findVersions(storage));
  let bytes = versions.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= maxBytes) return 0;
  const surplus: string[] = [];
  for (const { key, size } of versions.sort(compareByWorth)) {
    if (bytes <= maxBytes * DOWN_TO) break;
    surplus.push(key);
    bytes -= size;
  }
  await storage.remove(surplus);
  return surplus.length;
}

async function* findVersions(storage: MediaStorage): AsyncGenerator<Version> {
  for await (const listed of storage.list()) {
    const version = parseVersionKey(listed.key);
    if (version) yield { ...listed, isAhead: isPregenerated(version) };
  }
}

function compareByWorth(one: Version, other: Version): number {
  return Number(one.isAhead) - Number(other.isAhead) || one.putMs - other.putMs;
}
