/** Writes the estates of a client of Whise, or those that have changed, to a file in the format of Whise. */
import { PURPOSE_STATUSES } from '../../../feed/formats/whise/kind.ts';
import type { ApiClient } from '../api-client.ts';
import type { ConnectedFeed, ConnectionReading } from '../connected-feed.ts';
import { type Inconsistency, MAX_CHANGES, readSystem, WHOLE_NEEDED } from '../read-system.ts';
import { EstatesFile } from './estates-file.ts';
import { type Estate, readPages } from './read-pages.ts';
import { WhiseSession } from './whise-session.ts';
import type { WhiseConnection } from './whise-settings.ts';

/** Active, archived and deleted estates. */
const ANY_STATUS = [1, 5, 6];
/** Offline, online, home of the month, realisation, online on one website only. */
const ANY_DISPLAY_STATUS = [1, 2, 3, 4, 5];

export async function readWhise(
  connection: WhiseConnection,
  reading: ConnectionReading,
): Promise<ConnectedFeed | { fault: string }> {
  const sessions = openSessions(connection, reading.client);
  const system = {
    writeAll: () => writeAll(sessions, reading),
    findChanges: (since: Date) => findChanged(sessions, since),
    writeChanges: (estates: readonly Estate[]) => writeChanges(estates, reading),
  };
  return readSystem(system, reading);
}

/** One for each office, or one for all offices of the client. */
function openSessions(connection: WhiseConnection, client: ApiClient): WhiseSession[] {
  const offices = connection.officeIds.length > 0 ? connection.officeIds : [undefined];
  return offices.map((officeId) => new WhiseSession(client, connection, officeId));
}

function writeAll(
  sessions: readonly WhiseSession[],
  { file: path, findEstates }: ConnectionReading,
): Promise<ConnectedFeed | Inconsistency | { fault: string }> {
  return EstatesFile.write(path, async (file) => {
    for (const session of sessions) {
      const read = await readPages(session, {}, (estates) => file.add(estates));
      if (!('count' in read)) return read;
    }
    return (await file.end(findEstates)) ?? { changes: null, seen: [] };
  });
}

/** Finds changed estates of any status. */
async function findChanged(
  sessions: readonly WhiseSession[],
  since: Date,
): Promise<Estate[] | typeof WHOLE_NEEDED | { fault: string }> {
  const filter = {
    UpdateDateTimeRange: { Min: since.toISOString().replace(/\.\d+Z$/, 'Z') },
    StatusIds: ANY_STATUS,
    DisplayStatusIds: ANY_DISPLAY_STATUS,
  };
  const found = new Map<number, Estate>();
  for (const session of sessions) {
    const read = await readPages(session, filter, async (estates) => {
      for (const estate of estates) if (found.size <= MAX_CHANGES) found.set(estate.id, estate);
      return null;
    });
    if ('fault' in read) return read;
    if ('inconsistency' in read || found.size > MAX_CHANGES) return WHOLE_NEEDED;
  }
  return [...found.values()];
}

/** A project is one record with its units, so all of them are needed. */
function isOfProject({ canHaveChildren, parentId }: Estate): boolean {
  return canHaveChildren === true || typeof parentId === 'number';
}

async function writeChanges(
  estates: readonly Estate[],
  { file: path, findEstates }: ConnectionReading,
): Promise<ConnectedFeed | typeof WHOLE_NEEDED | { fault: string }> {
  if (estates.some(isOfProject)) return WHOLE_NEEDED;
  const shown = estates.filter(isShown);
  const ending = await EstatesFile.write(
    path,
    async (file) => (await file.add(shown)) ?? (await file.end(findEstates)),
  );
  if (ending) return ending;
  const withdrawn = estates.filter((estate) => !isShown(estate)).map(({ id }) => String(id));
  return { changes: { count: shown.length, withdrawn }, seen: [] };
}

/** Whether the site shows the estate; sold ones stay. */
function isShown({ status, displayStatusId, purposeStatus }: Estate): boolean {
  const purpose = PURPOSE_STATUSES[String(idOf(purposeStatus))];
  const isActive = (idOf(status) ?? 1) === 1;
  const isOnline = (displayStatusId ?? 2) === 2;
  return isActive && isOnline && purpose !== 'WITHDRAWN' && purpose !== 'IN_PREPARATION';
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
}
