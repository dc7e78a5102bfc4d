/** Which version of what is published this process knows of. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Reachability } from '../database/reachability.ts';
import type { Notices } from '../live/notices.ts';
import type { Logger } from '../logging/logger.ts';

/** A notice can be lost: so often the database is asked in any case. */
const POLL_MS = 5_000;

export interface PublishedVersion {
  /**
   * Of this process alone: a number for each version that it heard of, never used again. The database's number can come
   * twice, after a backup of an older one. Null: not known.
   */
  published: number | null;
  /** `version` of the table `publication`, as last heard. */
  databaseNumber: number | null;
  /** Rises with every change of any agenda that this process hears of. */
  agendas: number;
  /** When this process heard of it, in milliseconds. */
  heardAt: number;
}

interface Parts {
  db: Kysely<Database>;
  reach: Pick<Reachability, 'hear'>;
  notices: Pick<Notices, 'hear'>;
  log: Pick<Logger, 'warn'>;
}

/** Follows the version: by notices, by asking when some may have been missed, and every few seconds in any case. */
export async function followVersion({ db, reach, notices, log }: Parts) {
  const version: PublishedVersion = { published: null, databaseNumber: null, agendas: 0, heardAt: 0 };
  let heard = 0;
  const adopt = (number: number) => {
    if (number !== version.databaseNumber) {
      heard += 1;
      version.heardAt = performance.now();
    }
    version.published = heard;
    version.databaseNumber = number;
  };
  const ask = async () => {
    const before = version.databaseNumber;
    try {
      const number = await readVersion(db);
      // What was heard meanwhile may be newer.
      const isNewest = version.published === null || number > (version.databaseNumber ?? 0);
      const isOfBackup = before !== null && number < before;
      if (isNewest || isOfBackup) adopt(number);
    } catch (error) {
      log.warn({ err: error }, 'the version of what is published could not be read');
    }
  };
  notices.hear({
    onGap() {
      version.agendas += 1;
      void ask();
    },
    onChange(channel, change) {
      if (channel === 'published' && change.version && change.version > (version.databaseNumber ?? 0))
        adopt(change.version);
      if (channel === 'agenda') version.agendas += 1;
    },
  });
  reach.hear({
    // What is published meanwhile is not heard.
    onAway() {
      version.published = null;
    },
    onBack() {
      version.agendas += 1;
      void ask();
    },
  });
  await ask();
  const timer = setInterval(ask, POLL_MS);
  timer.unref();
  return { version: version as Readonly<PublishedVersion>, stop: () => clearInterval(timer) };
}

async function readVersion(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: string }>`select version from publication`.execute(db);
  return Number(rows[0]?.version);
}
