import { type Kysely, sql } from 'kysely';
import { markCalendarsRead } from '../server/features/calendars/store/external-calendars.ts';
import { importFeed } from '../server/features/import/import-feed.ts';
import type { ImportReport } from '../server/features/import/report.ts';
import { skipReportMail } from '../server/features/statements/report/report-mail.ts';
import { withProgress } from '../server/platform/build/progress.ts';
import type { Database } from '../server/platform/database/connect.ts';
import type { Agency } from '../server/settings/agency.ts';
import { DEFAULT_ESTATES, DEMO_VERSION, demoFeed } from './feed.ts';

const SOURCE = 'demo';
const DAY = 86_400_000;

/**
 * Imports the demo agency into an empty catalogue, and updates a catalogue that an older version filled. A catalogue
 * with any other content is left unchanged.
 */
export async function loadDemoOnce(
  db: Kysely<Database>,
  agency: Agency,
  print: (message: string) => void,
): Promise<void> {
  const now = new Date();
  const start = await findStart(db, now);
  if (!start) return;
  const { kinds, stopReason } = await withProgress('Loading the demo agency', () =>
    importDemo(db, start, now),
  );
  if (stopReason) return print(`The demo agency stays as it was: ${stopReason}`);
  await rememberVersion(db);
  // Some demo homes lack legal statements on purpose.
  await skipReportMail(db, agency);
  print(
    `Demo agency: ${kinds.estate.new} homes, ${kinds.project.new} projects, ${kinds.rentalUnit.new} holiday units, ` +
      `${kinds.news.new} news`,
  );
}

/**
 * Imports the demo agency. An empty catalogue imports it twice, before and after price changes, because only imports
 * create history. Returns the report of the first import, with what is new in the second;
 * the stop reason is that of either.
 */
export async function importDemo(db: Kysely<Database>, start: Date, now: Date): Promise<ImportReport> {
  const read = (isBefore: boolean) => {
    const feed = demoFeed({ estates: DEFAULT_ESTATES, start, isBefore });
    const lines = Iterator.from(feed).map((line) => JSON.stringify(line));
    return importFeed(db, lines, { source: SOURCE, now });
  };
  const first = (await isEmpty(db)) ? await read(true) : null;
  if (first?.stopReason) return first;
  const second = await read(false);
  // The site generates the calendars of the demo, and reads them as soon as it runs.
  await markCalendarsRead(db, now);
  return first && !second.stopReason ? withNew(first, second) : second;
}

/** Returns the first report with the listings that only the second import has. */
function withNew(first: ImportReport, second: ImportReport): ImportReport {
  const kinds = Object.fromEntries(
    Object.entries(first.kinds).map(([kind, changes]) => {
      const added = second.kinds[kind as keyof ImportReport['kinds']].new;
      return [kind, Object.assign({}, changes, { new: changes.new + added })];
    }),
  ) as ImportReport['kinds'];
  return Object.assign({}, first, { kinds });
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  return !(await db.selectFrom('listing').select('id').limit(1).executeTakeFirst());
}

/**
 * The start date of the demo agency: today for an empty catalogue, the date of the first import for an older one, so
 * that its homes do not change. Null when nothing is to be imported, also when the agency has only imported its
 * offices.
 */
async function findStart(db: Kysely<Database>, now: Date): Promise<Date | null> {
  const { first, others } = await db
    .selectFrom('import_run')
    .select([
      sql<Date | null>`min(finished_at)`.as('first'),
      sql<number>`count(*) filter (where source <> ${SOURCE})`.as('others'),
    ])
    .executeTakeFirstOrThrow();
  if (others > 0) return null;
  if (await isEmpty(db)) return midnight(now);
  if (!first) return null;
  const stored = await db.selectFrom('seed').select('hash').where('name', '=', SOURCE).executeTakeFirst();
  return stored?.hash === String(DEMO_VERSION) ? null : midnight(first);
}

const midnight = (day: Date) => new Date(Math.floor(day.getTime() / DAY) * DAY);

async function rememberVersion(db: Kysely<Database>): Promise<void> {
  const hash = String(DEMO_VERSION);
  await db
    .insertInto('seed')
    .values({ name: SOURCE, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
    .execute();
}
