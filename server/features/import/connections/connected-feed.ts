/** Reads the homes of a connected CRM into a file, which is imported like the file of any feed. */
import type { FeedState } from '../store/feed-states.ts';
import { ApiClient, type ApiOptions } from './api-client.ts';
import { SYSTEM_NAMES } from './connection-settings.ts';
import type { AskedConnection } from './connections.ts';
import { readSkarabee } from './skarabee/read-skarabee.ts';
import { readWhise } from './whise/read-whise.ts';
import { readZabun } from './zabun/read-zabun.ts';

export interface ConnectedFeed {
  /** Null when the file has all homes; else it has only changed ones. */
  changes: FeedChanges | null;
  /** Fingerprints of the homes that the system has listed as changed; the next reading ignores them. */
  seen: readonly string[];
}

/** Homes that have changed since the last reading; all others stay as they are. */
export interface FeedChanges {
  /** The number of records in the file. */
  count: number;
  /** References of homes that the system no longer shows. */
  withdrawn: readonly string[];
}

export interface ConnectionReading {
  client: ApiClient;
  /** The path of the file to write, in the format of the system. */
  file: string;
  /** Null when all homes are due. */
  changedSince: Date | null;
  /** Fingerprints of changed homes that the last reading has imported: they are unchanged since. */
  seen: ReadonlySet<string>;
  findEstates: FindEstates;
}

/** Returns those of the references that the site has stored as estates, of any status. */
export type FindEstates = (references: readonly string[]) => Promise<ReadonlySet<string>>;

interface ReadOptions extends Omit<ApiOptions, 'system'> {
  state: Pick<FeedState, 'etag' | 'lastModified'>;
  findEstates: FindEstates;
}

interface ConnectedFile extends Omit<ConnectedFeed, 'seen'> {
  etag: string;
  lastModified: string;
}

/** Changes that a system dates a little too early are listed twice. */
const OVERLAP_MS = 60 * 60_000;

/**
 * Writes the homes to the file: all of them, or, if `state` has the version of a reading of the same account, those
 * that have changed since. The version is the time at which the reading began. Its `etag` has the account, and in
 * further lines the fingerprints of changed homes.
 * Returns a sentence without its full stop if the homes cannot be read.
 */
export async function readConnectedFeed(
  connection: AskedConnection,
  file: string,
  { state, findEstates, ...options }: ReadOptions,
): Promise<ConnectedFile | { fault: string }> {
  const { account } = connection;
  const [lastAccount, ...lastSeen] = state.etag?.split('\n') ?? [];
  const lastModified = options.now().toISOString();
  const client = new ApiClient({ ...options, system: SYSTEM_NAMES[connection.system] });
  const changedSince = account === lastAccount ? findStart(state.lastModified) : null;
  const reading = { client, file, changedSince, seen: new Set(lastSeen), findEstates };
  const read = await readConnection(connection, reading);
  if ('fault' in read) return read;
  const { changes, seen } = read;
  return { changes, etag: [account, ...seen].join('\n'), lastModified };
}

/** The time since which changes are asked. */
function findStart(lastModified: string | null): Date | null {
  const at = Date.parse(lastModified ?? '');
  return Number.isNaN(at) ? null : new Date(at - OVERLAP_MS);
}

function readConnection(
  connection: AskedConnection,
  reading: ConnectionReading,
): Promise<ConnectedFeed | { fault: string }> {
  switch (connection.system) {
    case 'skarabee':
      return readSkarabee(connection, reading);
    case 'whise':
      return readWhise(connection, reading);
    case 'zabun':
      return readZabun(connection, reading);
  }
}
