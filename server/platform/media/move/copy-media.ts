import { hash } from 'node:crypto';
import PQueue from 'p-queue';
import { parseVersionKey } from '../keys.ts';
import type { MediaStorage } from '../storage.ts';

interface Copying {
  from: MediaStorage;
  to: MediaStorage;
  /** Called after each file. */
  onFile?: (report: CopyReport) => void;
}

export interface CopyReport {
  copied: number;
  /** Files that the other storage had, with the same hash. */
  known: number;
  /** Files that were deleted during the copy. */
  removed: number;
  /** Keys whose copy has another hash. */
  wrong: string[];
}

/** The number of files that are copied concurrently; each is up to 25 MB. */
const CONCURRENT = 8;

/**
 * Copies the files that `to` lacks or has with another hash, and reads each copy again to compare its hash. Originals
 * come first, then versions, which can be rendered again. Ends with the first failure of a storage.
 */
export async function copyMedia({ from, to, onFile }: Copying): Promise<CopyReport> {
  const report: CopyReport = { copied: 0, known: 0, removed: 0, wrong: [] };
  const copyFile = async (key: string) => {
    const outcome = await copyOnce(key, from, to);
    if (outcome === 'wrong') report.wrong.push(key);
    else report[outcome]++;
    onFile?.(report);
  };
  for (const isVersion of [false, true]) {
    const queue = new PQueue({ concurrency: CONCURRENT });
    let failure: { error: unknown } | undefined;
    for await (const { key } of from.list()) {
      if ((parseVersionKey(key) !== null) !== isVersion) continue;
      await queue.onSizeLessThan(CONCURRENT);
      if (failure) break;
      queue
        .add(() => copyFile(key))
        .catch((error) => {
          failure ??= { error };
        });
    }
    await queue.onIdle();
    if (failure) throw failure.error;
  }
  return report;
}

type Outcome = 'copied' | 'known' | 'removed' | 'wrong';

async function copyOnce(key: string, from: MediaStorage, to: MediaStorage): Promise<Outcome> {
  const before = await to.hash(key);
  if (before !== null && before === (await from.hash(key))) return 'known';
  const bytes = await from.read(key);
  if (!bytes) return 'removed';
  await to.put(key, bytes);
  const copy = await to.read(key);
  return copy && hash('sha256', copy) === hash('sha256', bytes) ? 'copied' : 'wrong';
}
