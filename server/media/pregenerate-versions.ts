/** Generates picture versions in advance, while the site runs. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type PictureFormat, pictureWidths } from '../../shared/pictures/versions.ts';
import type { Database } from '../database/connect.ts';
import { findNewestPictures } from '../database/media/newest-pictures.ts';
import type { Logger } from '../logging/logger.ts';
import { runRepeatedly } from '../run-repeatedly.ts';
import { isTemporary } from './temporary-failure.ts';
import type { Versions } from './versions.ts';

interface Parts {
  db: Kysely<Database>;
  versions: Pick<Versions, 'get'>;
  /** The number of pictures, newest first; 0 disables generation. */
  maxPictures: number;
  /** Disk space for versions in bytes: versions that would be trimmed immediately are not generated. */
  room: number;
  log: Pick<Logger, 'error'>;
}

/** Widths for cards and phones first; larger ones and other formats are generated on request. */
const ROUNDS = [[400, 800], [1200]];
const FORMAT: PictureFormat = 'avif';
/** Share of the space; the rest is for versions generated on request. */
const SHARE = 0.8;
/** The longest time until pictures of a new import are found. */
const PAUSE_MS = 10 * 60_000;

/** Whether versions of this kind are generated in advance, for pictures that are new enough. */
export function isPregenerated({ width, format }: { width: number; format: PictureFormat }): boolean {
  return format === FORMAT && ROUNDS.flat().includes(width);
}

/**
 * Processes the newest pictures once, idle half of the time, so that visitors have a core and a half. Ends early,
 * without an error, when `signal` aborts.
 */
export async function pregenerateVersions(
  { db, versions, maxPictures, room, log }: Parts,
  signal: AbortSignal,
): Promise<void> {
  let remaining = room * SHARE;
  const pictures = await findNewestPictures(db, maxPictures);
  for (const widths of ROUNDS) {
    for (const { hash, width: largest } of pictures) {
      for (const width of widths.filter((one) => pictureWidths(largest).includes(one))) {
        if (signal.aborted || remaining <= 0) return;
        const started = performance.now();
        const made = await versions.get(hash, width, FORMAT).catch((error) => report(error, hash, log));
        remaining -= made?.size ?? 0;
        await wait(performance.now() - started, undefined, { signal }).catch(() => {});
      }
    }
  }
}

/**
 * A failed picture does not stop the others. An overload is ignored: versions requested by visitors take precedence.
 * So is an object store that fails, which its client logs.
 */
function report(error: unknown, hash: string, log: Parts['log']): null {
  if (!isTemporary(error))
    log.error({ err: error, hash }, 'a picture version could not be generated in advance');
  return null;
}

/**
 * Runs immediately and every ten minutes; returns a function that stops it. Runs in one process per machine, not as a
 * job, because it uses the machine's spare capacity, and finds versions of other machines in the storage.
 */
export function startPregeneration(parts: Parts): () => Promise<void> {
  if (parts.maxPictures === 0) return async () => {};
  return runRepeatedly((signal) => pregenerateVersions(parts, signal), {
    pauseMs: PAUSE_MS,
    onError: (error) => parts.log.error({ err: error }, 'picture versions could not be generated in advance'),
  });
}
