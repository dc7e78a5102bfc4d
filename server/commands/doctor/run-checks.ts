/** All checks of `npm run doctor`, in the order of their lines. They change nothing. */
import type { Kysely } from 'kysely';
import { type Finding, messageOf, ok, warning, wrong } from '../../composition/start-checks/finding.ts';
import { runStartChecks } from '../../composition/start-checks/start-checks.ts';
import { connect, type Database } from '../../platform/database/connect.ts';
import { readMigrationState } from '../../platform/database/migration-history.ts';
import type { OpenServer } from '../../platform/database/open.ts';
import { describeOldFields, findIgnoredFields } from '../../settings/agency.ts';
import { describeOldNames, RENAMED_VARIABLES } from '../../settings/renamed-settings.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import { checkAgencyIcon } from '../../web/app-icons/agency-icon.ts';
import { checkCalendars } from './check-calendars.ts';
import { checkConnections } from './check-connections.ts';
import { checkClock, checkDatabase, checkDatabasePooler, checkMigrations } from './check-database.ts';
import { checkFeeds } from './check-feeds.ts';
import { checkPeople } from './check-people.ts';
import { checkQueues } from './check-queues.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkSite } from './check-site.ts';
import { checkDisk, checkObjectStore } from './check-storage.ts';
import { checkVersions } from './check-versions.ts';
import { openForChecks } from './open-for-checks.ts';
import { sendTestMail } from './test-mail.ts';

const DEADLINE_MS = 15_000;

interface Options {
  /** The address of a test mail; absent: none is sent. */
  mail?: string | undefined;
}

/** Yields the findings as they are found. */
export async function* runChecks(env: NodeJS.ProcessEnv, { mail }: Options): AsyncGenerator<Finding> {
  yield* checkVersions();
  const read = await readCheckedSettings(env);
  yield read.finding;
  if (!read.settings) return;
  const { settings } = read;
  yield await checkDisk(settings);
  const store = await checkObjectStore(settings);
  if (store) yield store;
  yield* await checkConnections(settings);
  yield* checkWithDatabase(settings);
  yield await checkSite(settings);
  yield await checkSecrets(env, settings.agency);
  if (mail !== undefined) yield await sendTestMail(settings, mail);
}

async function readCheckedSettings(
  env: NodeJS.ProcessEnv,
): Promise<{ finding: Finding; settings?: Settings }> {
  const subject = 'settings';
  try {
    const settings = readSettings(env);
    await checkAgencyIcon(settings.agency.icon);
    const remarks = [...describeIgnored(settings), ...describeOld(env, settings)];
    if (remarks.length === 0) return { settings, finding: ok(subject, 'all are valid') };
    return { settings, finding: warning(subject, remarks.join(' ')) };
  } catch (error) {
    const remedy = 'Correct it (docs/settings.md); the other checks need valid settings.';
    return { finding: wrong(subject, `${messageOf(error)}. ${remedy}`) };
  }
}

function describeIgnored({ agencyFile }: Settings): string[] {
  const ignored = findIgnoredFields(agencyFile);
  return ignored.length > 0
    ? [`the agency file has unknown fields, which are ignored: ${ignored.join(', ')}.`]
    : [];
}

/** Settings and fields of the agency file that have their old names. */
function describeOld(env: NodeJS.ProcessEnv, { agencyFile }: Settings): string[] {
  const lines = [...describeOldNames(env, RENAMED_VARIABLES), ...describeOldFields(agencyFile)];
  return lines.map((line) => `${line}.`);
}

/** The checks that need the database, and the checks of a start, which run without it too. */
async function* checkWithDatabase(settings: Settings): AsyncGenerator<Finding> {
  const opened = await openForChecks(settings);
  if (!opened.server) {
    yield opened.finding;
    yield* await runStartChecks(settings, null);
    return;
  }
  const { server } = opened;
  const { db, close } = connect(server.target, { max: 2, deadlineMs: DEADLINE_MS });
  try {
    yield* await checksOf(db, 'database', async () => [await checkDatabase(db, nameOf(server))]);
    const pooler = await checkDatabasePooler(settings);
    if (pooler) yield pooler;
    yield* await checksOf(db, 'migrations', async () => [await checkMigrations(db)]);
    yield* await checksOf(db, 'clock', async () => [await checkClock(db)]);
    yield* await runStartChecks(settings, db);
    yield* await checkContent(db, settings);
  } finally {
    await close();
    await server.stop();
  }
}

async function checkContent(db: Kysely<Database>, settings: Settings): Promise<Finding[]> {
  return [
    ...(await checksOf(db, 'feeds', () => checkFeeds(db, settings))),
    ...(await checksOf(db, 'people', () => checkPeople(db, settings))),
    ...(await checksOf(db, 'queues', () => checkQueues(db))),
    ...(await checksOf(db, 'calendars', () => checkCalendars(db, settings))),
  ];
}

/** A query that fails is a finding: tables can be missing before the first start or an upgrade. */
async function checksOf(
  db: Kysely<Database>,
  subject: string,
  check: () => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (isOfMissingTable(error) && (await readMigrationState(db)).pending.length > 0)
      return [warning(subject, 'it can be checked after the next start, which applies the migrations.')];
    return [wrong(subject, `it cannot be read: ${messageOf(error)}. See the line of the migrations.`)];
  }
}

/** Whether PostgreSQL reports an undefined table or column. */
const isOfMissingTable = (error: unknown) => ['42P01', '42703'].includes((error as { code: string }).code);

const nameOf = ({ isEmbedded }: OpenServer) => (isEmbedded ? 'embedded' : 'server of DATABASE_URL');
