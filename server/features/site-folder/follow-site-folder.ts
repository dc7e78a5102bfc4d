/** Follows an agency's site folder: its changes are used without a restart. */
import { runRepeatedly } from '../../platform/jobs/run-repeatedly.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { LastUsable } from './files/last-usable.ts';
import { listFiles, stampOf } from './files/list-files.ts';
import { type ReadingDependencies, readSiteFolder } from './read-site-folder.ts';
import { NO_SITE_FOLDER, type SiteFolder } from './site-folder.ts';

/** How soon a changed file is used. */
const CHECK_MS = 3_000;

export interface FollowedSiteFolder {
  /** The last state that was read. */
  current(): SiteFolder;
  /** Calls a function each time that another state is used. */
  onReplaced(listener: (folder: SiteFolder) => void): void;
  /** Reads the folder if it changed. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

interface Dependencies extends ReadingDependencies {
  /** Absolute path; undefined: there is no folder. */
  directory: string | undefined;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Reads the folder, and again after each change. While it cannot be read, the last state stays. */
export async function followSiteFolder({
  directory,
  log,
  ...reading
}: Dependencies): Promise<FollowedSiteFolder> {
  const listeners: ((folder: SiteFolder) => void)[] = [];
  let folder = NO_SITE_FOLDER;
  let lastStamp: string | undefined;
  let lastFailure = '';
  const lastUsable = new LastUsable();
  const read = async (path: string) => {
    const files = await listFiles(path);
    const stamp = stampOf(files);
    if (stamp === lastStamp) return;
    // A state that cannot be read is not read again.
    lastStamp = stamp;
    folder = await readSiteFolder(files, { ...reading, lastUsable });
    for (const fault of folder.faults) log.warn(`SITE_DIR: ${fault}`);
    log.info(`SITE_DIR: ${path} is used (${files.length} files, ${folder.faults.length} faults)`);
    for (const listener of listeners) listener(folder);
  };
  const refresh = async () => {
    if (directory === undefined) return;
    try {
      await read(directory);
      lastFailure = '';
    } catch (error) {
      const failure = `SITE_DIR: ${directory} cannot be read: ${(error as Error).message}`;
      if (failure !== lastFailure) log.error(failure);
      lastFailure = failure;
    }
  };
  await refresh();
  const stop =
    directory === undefined ? async () => {} : runRepeatedly(refresh, { pauseMs: CHECK_MS, onError() {} });
  return {
    current: () => folder,
    onReplaced: (listener) => void listeners.push(listener),
    refresh,
    stop,
  };
}
