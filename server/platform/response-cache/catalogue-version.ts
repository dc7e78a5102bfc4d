/** The latest catalogue version this process has seen. */
import { type Kysely, sql } from 'kysely';
import type { ChangeNotifications } from '../change-notifications/change-notifications.ts';
import type { Database } from '../database/connect.ts';
import type { Reachability } from '../database/reachability.ts';
import type { Logger } from '../logging/logger.ts';

/** Change notifications can be lost, so the database is polled at this interval. */
const POLL_MS = 5_000;

export interface CatalogueVersion {
  /**
   * A number local to this process that increases with each version it sees and is never reused, because the number
   * in the database can repeat after restoring a backup. Null: unknown.
   */
  published: number | null;
  /** `version` of the table `publication`, as last seen. */
  databaseNumber: number | null;
  /** Increases with every change notification about an agenda. */
  agendas: number;
  /** When this process saw the version, on the clock of `performance.now()`. */
  seenAt: number;
}

interface Dependencies {
  db: Kysely<Database>;
  reachability: Pick<Reachability, 'subscribe'>;
  changeNotifications: Pick<ChangeNotifications, 'subscribe'>;
  log: Pick<Logger, 'warn'>;
  /** Awaited before a new version is adopted: loads what this process holds in memory of the database. */
  prepare?(): Promise<unknown>;
}

/** Tracks the version: by change notifications, by a query when some may have been lost, and by polling. */
export async function followCatalogueVersion(dependencies: Dependencies) {
  const { db, log } = dependencies;
  const version: CatalogueVersion = { published: null, databaseNumber: null, agendas: 0, seenAt: 0 };
  let latestLocalNumber = 0;
  const adopt = (number: number) => {
    if (number !== version.databaseNumber) {
      latestLocalNumber += 1;
      version.seenAt = performance.now();
    }
    version.published = latestLocalNumber;
    version.databaseNumber = number;
  };
  // One after the other, so that an older state never replaces a newer one. A version is adopted only if it succeeds.
  let preparing = Promise.resolve();
  const prepare = () => {
    const next = preparing.then(async () => {
      await dependencies.prepare?.();
    });
    preparing = next.catch(() => {});
    return next;
  };
  const adoptNewer = async (number: number) => {
    try {
      await prepare();
      if (number > (version.databaseNumber ?? 0)) adopt(number);
    } catch (error) {
      log.warn({ err: error }, 'a new catalogue version could not be prepared');
    }
  };
  const queryVersion = async () => {
    const before = version.databaseNumber;
    try {
      const number = await readVersion(db);
      if (number !== version.databaseNumber) await prepare();
      // A change notification may have brought a newer version meanwhile.
      const isNewest = version.published === null || number > (version.databaseNumber ?? 0);
      const isOfBackup = before !== null && number < before;
      if (isNewest || isOfBackup) adopt(number);
    } catch (error) {
      log.warn({ err: error }, 'the catalogue version could not be read');
    }
  };
  followChanges(dependencies, version, { queryVersion, adoptNewer });
  await queryVersion();
  const timer = setInterval(queryVersion, POLL_MS);
  timer.unref();
  /** Makes everything that this process has cached outdated. */
  const renew = () => {
    latestLocalNumber += 1;
    if (version.published !== null) version.published = latestLocalNumber;
  };
  return { version: version as Readonly<CatalogueVersion>, renew, stop: () => clearInterval(timer) };
}

function followChanges(
  { changeNotifications, reachability }: Dependencies,
  version: CatalogueVersion,
  { queryVersion, adoptNewer }: { queryVersion(): Promise<void>; adoptNewer(number: number): Promise<void> },
): void {
  changeNotifications.subscribe({
    onReconnect() {
      version.agendas += 1;
      void queryVersion();
    },
    onChange(channel, change) {
      if (channel === 'published' && change.version && change.version > (version.databaseNumber ?? 0))
        void adoptNewer(change.version);
      if (channel === 'agenda') version.agendas += 1;
    },
  });
  reachability.subscribe({
    // Changes during the outage cause no notifications.
    onUnreachable() {
      version.published = null;
    },
    onReachable() {
      version.agendas += 1;
      void queryVersion();
    },
  });
}

async function readVersion(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: string }>`select version from publication`.execute(db);
  return Number(rows[0]?.version);
}
