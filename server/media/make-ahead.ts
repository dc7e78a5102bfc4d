/** Makes versions of pictures before anybody asks, while the site runs. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { pictureWidths } from '../../shared/pictures/versions.ts';
import type { Database } from '../database/connect.ts';
import { findNewestPictures } from '../database/media/newest.ts';
import type { Logger } from '../logging/logger.ts';
import { Overloaded } from './at-most.ts';
import type { Versions } from './versions.ts';

interface Parts {
  db: Kysely<Database>;
  versions: Pick<Versions, 'get'>;
  /** Pictures, newest first; 0: none. */
  most: number;
}

/** Cards and telephones first; what is larger, or in another format, is made when somebody asks. */
const ROUNDS = [[400, 800], [1200]];
const FORMAT = 'avif';
/** What an import has brought is found after as long. */
const PAUSE_MS = 10 * 60_000;

/**
 * Goes over the newest pictures once. It rests as long as it works: visitors always have a core and a half.
 * Ends early, without an error, when `signal` says so.
 */
export async function makeAhead({ db, versions, most }: Parts, signal: AbortSignal): Promise<void> {
  const pictures = await findNewestPictures(db, most);
  for (const widths of ROUNDS) {
    for (const { hash, width: largest } of pictures) {
      for (const width of widths.filter((one) => pictureWidths(largest).includes(one))) {
        if (signal.aborted) return;
        const started = performance.now();
        await versions.get(hash, width, FORMAT).catch(ignoreOverload);
        await wait(performance.now() - started, undefined, { signal }).catch(() => {});
      }
    }
  }
}

/** Visitors are asking for more than can be made: theirs come first. */
function ignoreOverload(error: unknown): void {
  if (!(error instanceof Overloaded)) throw error;
}

/** Does so at once and every ten minutes; a failure is logged, and tried again. The answer stops it. */
export function keepMakingAhead(parts: Parts, log: Logger): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const run = async () => {
    while (!signal.aborted) {
      await makeAhead(parts, signal).catch((error) =>
        log.error({ err: error }, 'pictures could not be made ahead'),
      );
      await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
    }
  };
  const running = parts.most > 0 ? run() : Promise.resolve();
  return async () => {
    end.abort();
    await running;
  };
}
