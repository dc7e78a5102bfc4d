/** Follows an agency's site folder: its changes are used without a restart. */
import { dayInBrussels } from '../../../shared/days.ts';
import { runRepeatedly } from '../../platform/jobs/run-repeatedly.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { LastUsable } from './files/last-usable.ts';
import { type ListedFile, listFiles, stampOf } from './files/list-files.ts';
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
  /** Reads the files of the desk if they changed. @throws when they cannot be listed. */
  refreshDesk(): Promise<void>;
  stop(): Promise<void>;
}

interface Dependencies extends Omit<ReadingDependencies, 'lastUsable' | 'ofDesk' | 'today'> {
  /** Absolute path; undefined: there is no folder. */
  directory: string | undefined;
  listDeskFiles(): Promise<ListedFile[]>;
  now(): Date;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/**
 * Reads the folder and the files of the desk, and again after each change and each midnight in Brussels. While the
 * folder cannot be read, the last state stays.
 */
export async function followSiteFolder(dependencies: Dependencies): Promise<FollowedSiteFolder> {
  const { directory, log } = dependencies;
  const listeners: ((folder: SiteFolder) => void)[] = [];
  const read = createReader(dependencies);
  let folder = NO_SITE_FOLDER;
  let ofDesk: readonly ListedFile[] = [];
  let lastFailure = '';
  const readAgain = async () => {
    try {
      const next = await read(ofDesk);
      lastFailure = '';
      if (!next) return;
      folder = next;
      for (const listener of listeners) listener(folder);
    } catch (error) {
      const failure = `${directory ? `SITE_DIR: ${directory}` : 'What employees wrote'} cannot be read: ${(error as Error).message}`;
      if (failure !== lastFailure) log.error(failure);
      lastFailure = failure;
    }
  };
  // One reading after another, so that an older state never replaces a newer one.
  let reading = Promise.resolve();
  const inOrder = (task: () => Promise<void>) => {
    const next = reading.then(task);
    reading = next.catch(() => {});
    return next;
  };
  const refreshDesk = () =>
    inOrder(async () => {
      ofDesk = await dependencies.listDeskFiles();
      await readAgain();
    });
  const refresh = () => inOrder(readAgain);
  await refreshDesk();
  return {
    current: () => folder,
    onReplaced: (listener) => void listeners.push(listener),
    refresh,
    refreshDesk,
    stop: runRepeatedly(refresh, { pauseMs: CHECK_MS, onError() {} }),
  };
}

/** Creates a function that reads the state; null when nothing changed since it was last called. */
function createReader({ directory, now, log, ...reading }: Dependencies) {
  const lastUsable = new LastUsable();
  let lastStamp: string | undefined;
  return async (ofDesk: readonly ListedFile[]): Promise<SiteFolder | null> => {
    const today = dayInBrussels(now());
    const ofFolder = directory === undefined ? [] : await listFiles(directory);
    const files = ofFolder.length + ofDesk.length;
    // Nothing changes at midnight when there is nothing.
    const stamp = files === 0 ? '' : [today, stampOf(ofFolder), stampOf(ofDesk)].join('\n\n');
    if (stamp === lastStamp) return null;
    const folder =
      files === 0
        ? NO_SITE_FOLDER
        : await readSiteFolder(ofFolder, { ...reading, ofDesk, today, lastUsable });
    lastStamp = stamp;
    if (files === 0) return folder;
    const place = directory === undefined ? 'the desk' : `SITE_DIR: ${directory}`;
    for (const fault of folder.faults) log.warn(`${directory === undefined ? 'desk' : 'SITE_DIR'}: ${fault}`);
    log.info(`${place} is used (${files} files, ${folder.faults.length} faults)`);
    return folder;
  };
}
