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
  /** Reads the folder if it changed. False: it cannot be read now, and the last state stays. */
  refresh(): Promise<boolean>;
  /**
   * Reads the files of the desk if they changed. False: as above.
   * @throws when they cannot be listed.
   */
  refreshDesk(): Promise<boolean>;
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
 * Reads the folder and the files of the desk, and again after each change and each midnight in Brussels. While they
 * cannot be read, the last state stays.
 */
export async function followSiteFolder(dependencies: Dependencies): Promise<FollowedSiteFolder> {
  const { directory, listDeskFiles, log } = dependencies;
  const listeners: ((folder: SiteFolder) => void)[] = [];
  const read = createReader(dependencies);
  const reportOnce = createOnceReporter(log);
  let folder = NO_SITE_FOLDER;
  let files: SiteFiles = { ofFolder: [], ofDesk: [] };
  const listFolder = async () => {
    if (directory) files = { ...files, ofFolder: await listFiles(directory) };
  };
  /** Does something and reads what changed; false when one of both fails. */
  const readAfter = async (change: () => Promise<void>): Promise<boolean> => {
    try {
      await change();
      const next = await read(files);
      reportOnce(null);
      if (next) {
        folder = next;
        for (const listener of listeners) listener(folder);
      }
      return true;
    } catch (error) {
      const what = directory ? `SITE_DIR: ${directory}` : 'What employees wrote';
      reportOnce(`${what} cannot be read: ${(error as Error).message}`);
      return false;
    }
  };
  // One reading after another, so that an older state never replaces a newer one.
  let reading: Promise<unknown> = Promise.resolve();
  const inOrder = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = reading.then(task);
    reading = next.catch(() => {});
    return next;
  };
  const refresh = () => inOrder(() => readAfter(listFolder));
  const refreshDesk = () =>
    inOrder(async () => {
      files = { ...files, ofDesk: await listDeskFiles() };
      return readAfter(async () => {});
    });
  files = { ...files, ofDesk: await listDeskFiles() };
  await refresh();
  return {
    current: () => folder,
    onReplaced: (listener) => void listeners.push(listener),
    refresh,
    refreshDesk,
    stop: runRepeatedly(refresh, { pauseMs: CHECK_MS, onError() {} }),
  };
}

/** Creates a function that logs a failure, unless it is the one before. Null: there is none any more. */
function createOnceReporter(log: Dependencies['log']) {
  let last: string | null = null;
  return (failure: string | null) => {
    if (failure !== null && failure !== last) log.error(failure);
    last = failure;
  };
}

interface SiteFiles {
  ofFolder: readonly ListedFile[];
  ofDesk: readonly ListedFile[];
}

/** Creates a function that reads the state; null when nothing changed since it was last called. */
function createReader({ directory, now, log, ...reading }: Dependencies) {
  const lastUsable = new LastUsable();
  const source = directory === undefined ? 'The desk' : 'SITE_DIR';
  let lastStamp: string | undefined;
  return async ({ ofFolder, ofDesk }: SiteFiles): Promise<SiteFolder | null> => {
    const today = dayInBrussels(now());
    const count = ofFolder.length + ofDesk.length;
    // Nothing changes at midnight when there is nothing.
    const stamp = count === 0 ? '' : [today, stampOf(ofFolder), stampOf(ofDesk)].join('\n\n');
    if (stamp === lastStamp) return null;
    const folder =
      count === 0
        ? NO_SITE_FOLDER
        : await readSiteFolder(ofFolder, { ...reading, ofDesk, today, lastUsable });
    lastStamp = stamp;
    for (const fault of folder.faults) log.warn(`${source}: ${fault}`);
    const place = directory === undefined ? source : `${source}: ${directory}`;
    if (count > 0) log.info(`${place} is used (${count} files, ${folder.faults.length} faults)`);
    return folder;
  };
}
