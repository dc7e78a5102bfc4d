/** Generates picture versions in advance, while the site runs. */
import { setTimeout as wait } from 'node:timers/promises';
import { type PictureFormat, pictureWidths } from '../../../shared/pictures/versions.ts';
import { runRepeatedly } from '../jobs/run-repeatedly.ts';
import type { Logger } from '../logging/logger.ts';
import { versionKey } from './keys.ts';
import { isTemporary } from './temporary-failure.ts';
import type { Versions } from './versions.ts';

export interface NewestPicture {
  hash: string;
  /** Width of its largest version in pixels. */
  width: number;
}

interface Dependencies {
  /** Lists the pictures to generate, most urgent first. */
  findNewest(): Promise<readonly NewestPicture[]>;
  versions: Pick<Versions, 'get'>;
  /** Disk space for versions in bytes: versions that would be trimmed immediately are not generated. */
  room: number;
  log: Pick<Logger, 'error'>;
  /** The sizes of versions that earlier runs have found, by key: they are not looked up again. */
  found?: Map<string, number>;
}

/** Widths for cards and phones first; larger ones and other formats are generated on request. */
const ROUNDS = [[400, 800], [1200]];
const FORMAT: PictureFormat = 'avif';
/** Share of the space; the rest is for versions generated on request. */
const SHARE = 0.8;
/** The longest time until pictures of a new import are found. */
const PAUSE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

interface StoreDependencies {
  isObjectStore: boolean;
  /** Completes a batch of pictures in a public store, and returns whether there may be more. */
  completeBatch?: ((signal: AbortSignal) => Promise<boolean>) | undefined;
}

/** Whether versions of this kind are generated in advance, for pictures that are new enough. */
export function isPregenerated({ width, format }: { width: number; format: PictureFormat }): boolean {
  return format === FORMAT && ROUNDS.flat().includes(width);
}

/**
 * Processes the newest pictures once, idle half of the time, so that visitors have a core and a half. Ends early,
 * without an error, when `signal` aborts.
 */
export async function pregenerateVersions(
  { findNewest, versions, room, log, found = new Map() }: Dependencies,
  signal: AbortSignal,
): Promise<void> {
  let remaining = room * SHARE;
  const pictures = await findNewest();
  for (const widths of ROUNDS) {
    for (const { hash, width: largest } of pictures) {
      for (const width of widths.filter((one) => pictureWidths(largest).includes(one))) {
        if (signal.aborted || remaining <= 0) return;
        const key = versionKey(hash, width, FORMAT);
        const known = found.get(key);
        remaining -= known ?? 0;
        if (known !== undefined) continue;
        const started = performance.now();
        const made = await versions.get(hash, width, FORMAT).catch((error) => report(error, hash, log));
        remaining -= made?.size ?? 0;
        if (made) found.set(key, made.size);
        await wait(performance.now() - started, undefined, { signal }).catch(() => {});
      }
    }
  }
}

/**
 * A failed picture does not stop the others. An overload is ignored: versions requested by visitors take precedence.
 * So is an object store that fails, which its client logs.
 */
function report(error: unknown, hash: string, log: Dependencies['log']): null {
  if (!isTemporary(error))
    log.error({ err: error, hash }, 'a picture version could not be generated in advance');
  return null;
}

/**
 * Runs immediately and every ten minutes; returns a function that stops it. Runs in one process per machine, not as a
 * job, because it uses the machine's spare capacity, and finds versions of other machines in the storage.
 */
export function startPregeneration(
  dependencies: Omit<Dependencies, 'found'>,
  store: StoreDependencies,
): () => Promise<void> {
  const { isObjectStore, completeBatch = async () => false } = store;
  const found = new Map<string, number>();
  let forgetAt = 0;
  const run = async (signal: AbortSignal) => {
    // A folder is asked each time. A store is asked once a day, because each answer is a request.
    if (!isObjectStore || Date.now() > forgetAt) {
      found.clear();
      forgetAt = Date.now() + DAY_MS;
    }
    await pregenerateVersions({ ...dependencies, found }, signal);
  };
  const runAll = async (signal: AbortSignal) => {
    do await run(signal);
    while ((await completeBatch(signal)) && !signal.aborted);
  };
  return runRepeatedly(runAll, {
    pauseMs: PAUSE_MS,
    onError: (error) =>
      dependencies.log.error({ err: error }, 'picture versions could not be generated in advance'),
  });
}
