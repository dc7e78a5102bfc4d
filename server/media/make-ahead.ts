/** Makes versions of pictures in advance, while the site runs. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type PictureFormat, pictureWidths } from '../../shared/pictures/versions.ts';
import type { Database } from '../database/connect.ts';
import { findNewestPictures } from '../database/media/newest.ts';
import type { Logger } from '../logging/logger.ts';
import { repeat } from '../repeat.ts';
import { Overloaded } from './at-most.ts';
import type { Versions } from './versions.ts';

interface Parts {
  db: Kysely<Database>;
  versions: Pick<Versions, 'get'>;
  /** Pictures, newest first; 0: none. */
  most: number;
  /** Bytes that versions may use on disk: versions that would be trimmed at once are not made. */
  room: number;
  log: Pick<Logger, 'error'>;
}

/** Cards and telephones first; what is larger, or in another format, is made on request. */
const ROUNDS = [[400, 800], [1200]];
const FORMAT: PictureFormat = 'avif';
/** Share of the space; the rest is for versions made on request. */
const SHARE = 0.8;
/** Pictures of a new import are found after at most this time. */
const PAUSE_MS = 10 * 60_000;

/** Whether versions of this kind are made ahead, of pictures that are new enough. */
export function isMadeAhead({ width, format }: { width: number; format: PictureFormat }): boolean {
  return format === FORMAT && ROUNDS.flat().includes(width);
}

/**
 * Goes over the newest pictures once, idle half of the time so that visitors have a core and a half.
 * Ends early, without an error, when `signal` is aborted.
 */
export async function makeAhead(
  { db, versions, most, room, log }: Parts,
  signal: AbortSignal,
): Promise<void> {
  let left = room * SHARE;
  const pictures = await findNewestPictures(db, most);
  for (const widths of ROUNDS) {
    for (const { hash, width: largest } of pictures) {
      for (const width of widths.filter((one) => pictureWidths(largest).includes(one))) {
        if (signal.aborted || left <= 0) return;
        const started = performance.now();
        const made = await versions.get(hash, width, FORMAT).catch((error) => report(error, hash, log));
        left -= made?.size ?? 0;
        await wait(performance.now() - started, undefined, { signal }).catch(() => {});
      }
    }
  }
}

/** One picture that cannot be made keeps no other back; and when visitors ask for more than can be made, theirs come first. */
function report(error: unknown, hash: string, log: Parts['log']): null {
  if (!(error instanceof Overloaded)) log.error({ err: error, hash }, 'a picture could not be made ahead');
  return null;
}

/**
 * Does so at once and every ten minutes; returns what stops it. Runs in one process of each machine instead of as a job: it uses
 * spare capacity of its own machine, and finds in the storage what another one has made.
 */
export function keepMakingAhead(parts: Parts): () => Promise<void> {
  if (parts.most === 0) return async () => {};
  return repeat((signal) => makeAhead(parts, signal), {
    pauseMs: PAUSE_MS,
    onError: (error) => parts.log.error({ err: error }, 'pictures could not be made ahead'),
  });
}
