/** Gets the file of a feed: downloads it, or uses a file that another program has written. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { BlockList } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { downloadPublic } from '../../../platform/fetching/fetch-public.ts';
import type { FeedState } from '../store/feed-states.ts';
import { withTemporaryFolder } from '../unpack/temporary-folder.ts';
import type { FeedSettings } from './feed-settings.ts';
import { findNewestFeed } from './newest-feed.ts';

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
}

interface OpenDependencies {
  settings: FeedSettings;
  state: FeedState;
  /** The folder of the agency's file. */
  agencyFolder: string;
  /** `Authorization` headers by the name of the feed. */
  authorizations: ReadonlyMap<string, string>;
  allowed: BlockList;
  signal: AbortSignal;
  now(): Date;
}

/** Runs `use` with the file of a feed, or returns why it cannot be read. A downloaded file is removed afterwards. */
export async function withFeedFile<Result>(
  dependencies: OpenDependencies,
  use: (file: FeedFile) => Promise<Result>,
): Promise<Result | { fault: string }> {
  const { url } = dependencies.settings;
  if (url !== undefined)
    return withTemporaryFolder(async (temporary) => {
      const downloaded = await download(dependencies, { url, file: path.join(temporary, 'feed') });
      return 'fault' in downloaded ? downloaded : use(downloaded);
    });
  const found = await findLocalFile(dependencies);
  if ('fault' in found) return found;
  const pictures = found.path && path.dirname(found.path);
  return use({ path: found.path, folder: pictures, etag: null, lastModified: null });
}

/** Finds the feed on this machine. `path` is null when there is nothing new that is complete. */
async function findLocalFile({
  settings: { file = '', folder },
  agencyFolder,
  now,
}: OpenDependencies): Promise<{ path: string | null } | { fault: string }> {
  if (folder !== undefined) {
    const newest = await findNewestFeed(path.resolve(agencyFolder, folder), now());
    return 'fault' in newest ? { fault: `the folder ${folder} ${newest.fault}` } : newest;
  }
  const local = path.resolve(agencyFolder, file);
  const found = await stat(local).catch(() => null);
  return found?.isFile() ? { path: local } : { fault: `there is no file ${file}` };
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
    ...(state.lastModified ? { 'if-modified-since': state.lastModified } : {}),
  };
  const limits = { maxBytes: MAX_BYTES, deadlineMs: DEADLINE_MS, idleMs: IDLE_MS };
  const request = { file, headers, ...limits, keepsHttps: true };
  const fetched = await downloadPublic(url, request, { allowed, signal });
  if (fetched.fault) return { fault: fetched.fault.reason };
  const { status, headers: received } = fetched.value;
  const { etag = null, 'last-modified': lastModified = null } = received;
  return { path: status === 304 ? null : file, folder: null, etag, lastModified };
}

/** SHA-256 of a file's bytes. */
export async function hashFile(file: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest();
}
