/** Which version of what is published this process knows of. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Reachability } from '../database/reachability.ts';
import type { Notices } from '../live/notices.ts';
import type { Logger } from '../logging/logger.ts';

/** A notice can be lost: so often the database is asked in any case. */
const POLL_MS = 5_000;

export interface PublishedVersion {
  /** Null: not known yet. */
  published: number | null;
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
  const version: PublishedVersion = { published: null, agendas: 0, heardAt: 0 };
  const learn = (published: number) => {
    // An older answer may arrive after a newer notice.
    if (published <= (version.published ?? 0)) return;
    version.published = published;
    version.heardAt = performance.now();
  };
  const ask = async () => {
    try {
      learn(await readVersion(db));
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
      if (channel === 'published' && change.version) learn(change.version);
      if (channel === 'agenda') version.agendas += 1;
    },
  });
  reach.hear({
    // What is published meanwhile is not heard; when it is back it may be an older version, of a backup.
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
