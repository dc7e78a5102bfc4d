/** Gets the file of a feed: downloads it, or uses a file that another program has written. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { downloadPublic } from '../../../platform/fetching/fetch-public.ts';
import { type FeedChanges, readConnectedFeed } from '../connections/connected-feed.ts';
import { isAsked } from '../connections/connection-settings.ts';
import { findEstates } from '../references.ts';
import { parsePosition } from '../store/folder-position.ts';
import { withTemporaryFolder } from '../unpack/temporary-folder.ts';
import { type FolderFile, findFolderFile } from './folder-files.ts';
import type { PollDependencies, Reading } from './reading.ts';

const MAX_BYTES = 2 * 1024 ** 3;
const DEADLINE_MS = 20 * 60_000;
/** Some systems write the feed when it is requested, before they send its first byte. */
const IDLE_MS = 2 * 60_000;

export interface FeedFile {
  /** Null when the feed has not changed, or its only file may still be written. */
  path: string | null;
  /** The folder of pictures with relative paths; null when the feed was downloaded. */
  folder: string | null;
  etag: string | null;
  lastModified: string | null;
  /** The file of a connected CRM may have only changed homes. */
  changes: FeedChanges | null;
  /** Of a folder with versions of the feed. */
  inFolder?: FolderFile;
}

type OpenDependencies = Pick<Reading, 'settings' | 'state' | 'signal'> &
  Pick<
    PollDependencies,
    'db' | 'agencyFolder' | 'authorizations' | 'connections' | 'allowed' | 'now' | 'wait'
  >;

/** Runs `use` with the file of a feed, or returns why it cannot be read. A downloaded file is removed afterwards. */
export async function withFeedFile<Result>(
  dependencies: OpenDependencies,
  use: (file: FeedFile) => Promise<Result>,
): Promise<Result | { fault: string }> {
  const { url, connection } = dependencies.settings;
  if (url !== undefined || isAsked(connection))
    return withTemporaryFolder(async (temporary) => {
      const file = path.join(temporary, 'feed');
      const fetched = await (url === undefined
        ? ask(dependencies, file)
        : download(dependencies, { url, file }));
      return 'fault' in fetched ? fetched : use(fetched);
    });
  const found = await findLocalFile(dependencies);
  if ('fault' in found) return found;
  const { file, inFolder } = found;
  const local = {
    path: file,
    folder: file && path.dirname(file),
    etag: null,
    lastModified: null,
    changes: null,
  };
  return use(inFolder ? { ...local, lastModified: inFolder.position, inFolder } : local);
}

/** Finds the feed on this machine. `file` is null when there is nothing new that is complete. */
async function findLocalFile({
  settings: { file = '', folder },
  state: { lastModified: position, importedAt },
  agencyFolder,
  now,
}: OpenDependencies): Promise<{ file: string | null; inFolder?: FolderFile } | { fault: string }> {
  if (folder !== undefined) {
    const last = { position, hasImported: importedAt !== null };
    const found = await findFolderFile(path.resolve(agencyFolder, folder), last, now());
    if ('fault' in found) return { fault: `the folder ${folder} ${found.fault}` };
    return found.file ? { file: found.file.path, inFolder: found.file } : { file: null };
  }
  const local = path.resolve(agencyFolder, file);
  const found = await stat(local).catch(() => null);
  return found?.isFile() ? { file: local } : { fault: `there is no file ${file}` };
}

/** Asks a connected CRM for the homes. */
async function ask(
  { db, settings, connections, ...options }: OpenDependencies,
  file: string,
): Promise<FeedFile | { fault: string }> {
  const connection = connections.get(settings.name);
  if (!connection || connection.system === 'sweepbright')
    throw new Error(`The secrets of the feed ${settings.name} were not read`);
  const read = await readConnectedFeed(connection, file, {
    ...options,
    findEstates: (references) => findEstates(db, references),
  });
  return 'fault' in read ? read : { path: file, folder: null, ...read };
}

async function download(
  { settings, state, authorizations, allowed, signal }: OpenDependencies,
  { url, file }: { url: string; file: string },
): Promise<FeedFile | { fault: string }> {
  const authorization = authorizations.get(settings.name);
  const headers = {
    accept: '*/*',
    ...(authorization ? { authorization } : {}),
    ...(state.etag ? { 'if-none-match': state.etag } : {}),
    ...(state.lastModified && !parsePosition(state.lastModified)
      ? { 'if-modified-since': state.lastModified }
      : {}),
  };
  const limits = { maxBytes: MAX_BYTES, deadlineMs: DEADLINE_MS, idleMs: IDLE_MS };
  const request = { file, headers, ...limits, keepsHttps: true };
  const fetched = await downloadPublic(url, request, { allowed, signal });
  if (fetched.fault) return { fault: fetched.fault.reason };
  const { status, headers: received } = fetched.value;
  const { etag = null, 'last-modified': lastModified = null } = received;
  return { path: status === 304 ? null : file, folder: null, etag, lastModified, changes: null };
}

/** SHA-256 of a file's bytes. */
export async function hashFile(file: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest();
}
