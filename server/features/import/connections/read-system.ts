/** Reads all homes of a connected CRM, or those that have changed since the last reading. */
import { createHash } from 'node:crypto';
import type { ConnectedFeed, ConnectionReading } from './connected-feed.ts';

type Fault = { fault: string };

/** Why the responses do not fit together: the homes have changed meanwhile. */
export interface Inconsistency {
  inconsistency: string;
}

/** Homes that belong together, or too many of them, have changed: all are read. */
export const WHOLE_NEEDED = 'WHOLE_NEEDED';

/** More changed homes are read with all others. */
export const MAX_CHANGES = 200;

/** How a system is read. `Change`: what the system says of a changed home. */
interface System<Change> {
  /** Writes all homes to the file. */
  writeAll(): Promise<ConnectedFeed | Inconsistency | Fault>;
  /** Finds changed homes of any status. */
  findChanges(since: Date): Promise<Change[] | typeof WHOLE_NEEDED | Fault>;
  /** Writes changed homes to the file. */
  writeChanges(changes: readonly Change[]): Promise<ConnectedFeed | typeof WHOLE_NEEDED | Fault>;
}

export async function readSystem<Change>(
  system: System<Change>,
  { changedSince, seen }: Pick<ConnectionReading, 'changedSince' | 'seen'>,
): Promise<ConnectedFeed | Fault> {
  if (!changedSince) return readAll(system);
  const changes = await system.findChanges(changedSince);
  if (changes === WHOLE_NEEDED) return readAll(system);
  if ('fault' in changes) return changes;
  const unseen = changes.filter((change) => !seen.has(fingerprint(change)));
  const written = await system.writeChanges(unseen);
  const read = written === WHOLE_NEEDED ? await readAll(system) : written;
  return 'fault' in read ? read : { ...read, seen: changes.map(fingerprint) };
}

/** Reads all homes, and once again if they change meanwhile. */
async function readAll<Change>({ writeAll }: System<Change>): Promise<ConnectedFeed | Fault> {
  const first = await writeAll();
  const result = 'inconsistency' in first ? await writeAll() : first;
  return 'inconsistency' in result ? { fault: `${result.inconsistency}, in two readings` } : result;
}

/** A hash of what the system says of the change. */
function fingerprint(change: unknown): string {
  return createHash('sha256').update(JSON.stringify(change)).digest('base64url').slice(0, 22);
}
