/** Whether there is space to store forms: on the disk of the data folder, and on that of the database. */
import { statfs } from 'node:fs/promises';
import type { SubmissionStore } from '../../../graphql/submissions/ports.ts';
import { causesOf } from '../../platform/errors/causes.ts';
import type { Logger } from '../../platform/logging/logger.ts';

/** Less free space counts as a full disk: PostgreSQL writes its log in files of 16 MB. */
export const MIN_FREE_BYTES = 64_000_000;
/** SQLSTATE `disk_full`. */
const DISK_FULL = '53100';
/** How long after a failed write the disk of the database counts as full, unless another write succeeds. */
const FAILED_MS = 60_000;

/** Returns the free bytes of a folder's file system; null when they cannot be read, as of a missing folder. */
export type ReadFreeBytes = (folder: string) => Promise<number | null>;

export const readFreeBytes: ReadFreeBytes = async (folder) => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
};

export type DiskSpace = ReturnType<typeof createDiskSpace>;

interface Dependencies {
  dataDir: string;
  readFreeBytes: ReadFreeBytes;
  now(): Date;
  log: Pick<Logger, 'error'>;
}

export function createDiskSpace({ dataDir, readFreeBytes, now, log }: Dependencies) {
  let failedAt: number | null = null;
  const freeBytes = () => readFreeBytes(dataDir);
  const noteFailure = (error: unknown) => {
    if (![...causesOf(error)].some((one) => (one as NodeJS.ErrnoException).code === DISK_FULL)) return;
    if (failedAt === null) log.error('the disk of the database is full: forms cannot be stored');
    failedAt = now().getTime();
  };
  return {
    freeBytes,
    async isFull(): Promise<boolean> {
      const hasFailed = failedAt !== null && now().getTime() - failedAt < FAILED_MS;
      return hasFailed || ((await freeBytes()) ?? Number.POSITIVE_INFINITY) < MIN_FREE_BYTES;
    },
    /** Wraps the store of submissions, to note whether they fail for want of space. */
    observe(submissions: SubmissionStore): SubmissionStore {
      return {
        ...submissions,
        async store(...args) {
          try {
            const stored = await submissions.store(...args);
            failedAt = null;
            return stored;
          } catch (error) {
            noteFailure(error);
            throw error;
          }
        },
      };
    },
  };
}
