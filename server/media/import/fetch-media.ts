import type { BlockList } from 'node:net';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { saveFaults } from '../../database/media/faults.ts';
import { createFetchWithBreaker } from '../../fetching/fetch-with-breaker.ts';
import { RetryableError } from '../../jobs/outcomes.ts';
import type { MediaStorage } from '../storage.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { FetchJob } from './fetch-queue.ts';
import { createStoreMedia, isStored } from './store-media.ts';

interface Parts {
  db: Kysely<Database>;
  storage: MediaStorage;
  /** Private addresses from which fetching is allowed nevertheless. */
  allowed: BlockList;
}

/** The number fetched concurrently; each can take up to 25 MB. */
export const CONCURRENT_FETCHES = 4;

/**
 * Fetches a URL and stores its content. A fault is stored with the source; a request that failed on the network is
 * retried by the queue.
 */
export function createMediaFetcher(parts: Parts) {
  const { db, storage, allowed } = parts;
  const fetch = createFetchWithBreaker(fetchPicture);
  const storeMedia = createStoreMedia(parts);
  /** @throws when it should be retried, or when `signal` aborts. */
  return async ({ source, kind }: FetchJob, signal: AbortSignal): Promise<void> => {
    const before = await db
      .selectFrom('media_source')
      .select('hash')
      .where('source', '=', source)
      .executeTakeFirst();
    if (before && (await isStored({ hash: before.hash, kind }, storage))) return;
    const fetched = await fetch(source, { allowed, signal });
    signal.throwIfAborted();
    const fault = fetched.fault ?? (await storeMedia({ source, kind }, fetched.value, null));
    if (!fault) return;
    await saveFaults(db, [{ source, stamp: null, ...fault }]);
    if (fault.code === 'NETWORK') throw new RetryableError(fault.reason);
  };
}
