/** The database: its version, its migrations and its clock. */
import { type Kysely, sql } from 'kysely';
import { type Finding, messageOf, ok, warning, wrong } from '../../composition/start-checks/finding.ts';
import type { Database } from '../../platform/database/connect.ts';
import { readMigrationState } from '../../platform/database/migration-history.ts';
import { checkPooler } from '../../platform/database/pooler/check-pooler.ts';
import type { Settings } from '../../settings/settings.ts';

/** Differences of the clocks in milliseconds: holds of viewings and signed webhooks depend on the time. */
const NOTICEABLE_MS = 5_000;
const HARMFUL_MS = 60_000;

export async function checkDatabase(db: Kysely<Database>, name: string): Promise<Finding> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(
    db,
  );
  const { version = '', bytes = 0 } = rows[0] ?? {};
  return ok('database', `${name}, PostgreSQL ${version}, ${(bytes / 1e6).toFixed(0)} MB`);
}

export async function checkMigrations(db: Kysely<Database>): Promise<Finding> {
  const subject = 'migrations';
  try {
    const { last, pending, later } = await readMigrationState(db);
    if (last === null)
      return warning(subject, 'the database has no tables yet: the first start creates them.');
    if (later.length > 0)
      return warning(subject, `${later.join(', ')} are of a later release, with which this one can run.`);
    if (pending.length === 0) return ok(subject, `complete, the last is ${last}`);
    if (pending[0] && pending[0] < last) return wrong(subject, describeGap(pending[0], last));
    return warning(subject, `${pending.length} wait, from ${pending[0]} on: the next start applies them.`);
  } catch (error) {
    return wrong(subject, `${messageOf(error)}. Install the release of the database (docs/upgrading.md).`);
  }
}

/** A database of a checkout between two releases can lack a migration that was merged after a later number. */
function describeGap(missing: string, last: string): string {
  const why = `${missing} is missing, and the database has ${last}: this program cannot start with it`;
  return `${why}. Install the checkout again that it was used with (docs/upgrading.md).`;
}

/** Returns null without a pooler. */
export async function checkDatabasePooler({
  databaseUrl: pooled,
  databaseDirectUrl: direct,
}: Pick<Settings, 'databaseUrl' | 'databaseDirectUrl'>): Promise<Finding | null> {
  if (!pooled || !direct) return null;
  const subject = 'pooler';
  const remarks: string[] = [];
  try {
    await checkPooler({ pooled, direct }, (remark) => void remarks.push(remark));
  } catch (error) {
    return wrong(subject, `${messageOf(error)}. Correct DATABASE_URL, or start the pooler.`);
  }
  return remarks[0] ? warning(subject, remarks[0]) : ok(subject, 'answers, for the same database');
}

/** Compares the clocks of this process and of the database. */
export async function checkClock(db: Kysely<Database>, now = Date.now): Promise<Finding> {
  const subject = 'clock';
  const before = now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const middle = (before + now()) / 2;
  const difference = Math.abs((rows[0]?.at.getTime() ?? middle) - middle);
  const text = `this machine and the database differ by ${(difference / 1000).toFixed(1)} s`;
  const remedy = 'let both follow a time server (NTP)';
  if (difference > HARMFUL_MS) return wrong(subject, `${text}: ${remedy}.`);
  return difference > NOTICEABLE_MS ? warning(subject, `${text}: ${remedy}.`) : ok(subject, text);
}
