/**
 * Renders all versions of pictures ahead, so that browsers can read them from the public address of the object store.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { PICTURE_FORMATS, pictureWidths } from '../../../shared/pictures/versions.ts';
import type { Database } from '../database/connect.ts';
import type { Logger } from '../logging/logger.ts';
import { withSharedMediaLock } from './database/lock.ts';
import {
  findIncompleteFiles,
  type IncompleteFile,
  type PublicStore,
  saveComplete,
} from './database/public-store.ts';
import type { Documents } from './documents.ts';
import { documentKey, versionKey } from './keys.ts';
import type { MediaStorage } from './storage.ts';
import { isTemporary } from './temporary-failure.ts';
import type { Versions } from './versions.ts';

interface Dependencies {
  db: Kysely<Database>;
  media: { storage: MediaStorage; versions: Pick<Versions, 'get'>; documents: Documents };
  publicStore: PublicStore;
  /** Lists the pictures to complete, most urgent first. */
  findNewest(): Promise<readonly { hash: string }[]>;
  log: Pick<Logger, 'error'>;
}

/** The number of files in a batch, so that newer pictures do not wait for all others. */
const BATCH = 50;

/**
 * Returns a function that completes a batch of files, newest pictures first, and returns whether there may be more.
 * Idle half of the time. A file that cannot be rendered is left out until the process ends.
 */
export function createCompletion(dependencies: Dependencies): (signal: AbortSignal) => Promise<boolean> {
  const { db, publicStore, findNewest, log } = dependencies;
  const faulty = new Set<string>();
  return async (signal) => {
    const incomplete = await findIncompleteFiles(db, publicStore, await findNewest());
    const possible = incomplete.filter(({ hash }) => !faulty.has(hash));
    for (const file of possible.slice(0, BATCH)) {
      if (signal.aborted) return false;
      const started = performance.now();
      try {
        if (!(await completeFile(file, dependencies))) faulty.add(file.hash);
      } catch (error) {
        // The next run tries again.
        if (isTemporary(error)) return false;
        faulty.add(file.hash);
        log.error({ err: error, hash: file.hash }, 'the versions of a picture could not be completed');
      }
      await wait(performance.now() - started, undefined, { signal }).catch(() => {});
    }
    return possible.length > BATCH;
  };
}

/** Returns false when there is no such file, or a version of it cannot be rendered. */
async function completeFile({ hash, width }: IncompleteFile, dependencies: Dependencies): Promise<boolean> {
  const { db, media, publicStore } = dependencies;
  const keys: string[] = [];
  if (width === null) {
    if (!(await media.documents.get(hash))) return false;
    keys.push(documentKey(hash));
  }
  for (const one of width === null ? [] : pictureWidths(width)) {
    for (const format of PICTURE_FORMATS) {
      if (!(await media.versions.get(hash, one, format))) return false;
      keys.push(versionKey(hash, one, format));
    }
  }
  // Under the lock, because versions may have been deleted for space since they were rendered.
  await withSharedMediaLock(db, async (trx) => {
    const stored = await Promise.all(keys.map((key) => media.storage.has(key)));
    if (stored.every(Boolean)) await saveComplete(trx, hash, publicStore);
  });
  return true;
}
