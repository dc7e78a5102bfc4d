/** Limits the disk space of picture versions and share cards, which can be generated again at any time. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { withExclusiveMediaLock } from './database/lock.ts';
import { findComplete, type PublicStore } from './database/public-store.ts';
import { hashOf, isShareCardKey, parseVersionKey } from './keys.ts';
import { isPregenerated } from './pregenerate-versions.ts';
import type { Listed, MediaStorage } from './storage.ts';

/** Trims below the limit, so that not every new version requires another run. */
const DOWN_TO = 0.9;
/** The number of versions that are looked up in the database at once. */
const BATCH = 1_000;

type Version = Listed & { isAhead: boolean };

interface Complete {
  db: Kysely<Database>;
  /** The object store from which browsers read the versions of complete pictures. */
  publicStore: PublicStore;
}

/**
 * Removes versions and share cards when they exceed `maxBytes`, down to nine tenths of it; returns their number. What
 * is not generated in advance is removed first, then the others; the oldest of each kind first. Versions of pictures
 * that are complete in the public store neither count nor are removed, because mails and cached pages have their URLs.
 */
export async function trimVersions(
  storage: MediaStorage,
  maxBytes: number,
  complete?: Complete,
): Promise<number> {
  const versions = await Array.fromAsync(findVersions(storage, complete));
  let bytes = versions.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= maxBytes) return 0;
  const surplus: string[] = [];
  for (const { key, size } of versions.sort(compareByWorth)) {
    if (bytes <= maxBytes * DOWN_TO) break;
    surplus.push(key);
    bytes -= size;
  }
  return complete ? removeIncomplete(surplus, storage, complete) : removeAll(surplus, storage);
}

async function removeAll(keys: readonly string[], storage: MediaStorage): Promise<number> {
  await storage.remove(keys);
  return keys.length;
}

/** Under the lock, because a picture may have become complete in the meantime. */
function removeIncomplete(
  keys: readonly string[],
  storage: MediaStorage,
  { db, publicStore }: Complete,
): Promise<number> {
  return withExclusiveMediaLock(db, async (trx) => {
    const hashes = await findComplete(trx, keys.map(hashOf), publicStore);
    return removeAll(
      keys.filter((key) => !hashes.has(hashOf(key))),
      storage,
    );
  });
}

async function* findVersions(storage: MediaStorage, complete?: Complete): AsyncGenerator<Version> {
  let batch: Version[] = [];
  for await (const listed of storage.list()) {
    const version = parseVersionKey(listed.key);
    if (version) batch.push({ ...listed, isAhead: isPregenerated(version) });
    else if (isShareCardKey(listed.key)) batch.push({ ...listed, isAhead: false });
    if (batch.length < BATCH) continue;
    yield* await withoutComplete(batch, complete);
    batch = [];
  }
  yield* await withoutComplete(batch, complete);
}

async function withoutComplete(versions: Version[], complete?: Complete): Promise<Version[]> {
  if (!complete) return versions;
  const hashes = [...new Set(versions.map(({ key }) => hashOf(key)))];
  const found = await findComplete(complete.db, hashes, complete.publicStore);
  return versions.filter(({ key }) => !found.has(hashOf(key)));
}

function compareByWorth(a: Version, b: Version): number {
  return Number(a.isAhead) - Number(b.isAhead) || a.putMs - b.putMs;
}
