/**
 * Imports a feed into the catalogue as a stream, in one transaction. Unchanged listings are not written, an invalid
 * line is rejected alone, and an incomplete file changes nothing.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import type { Database } from '../database/connect.ts';
import type { FormatName } from '../feed/formats/feed-format.ts';
import { ImportStopped } from '../feed/import-stopped.ts';
import { type AgencyRules, NO_RULES } from './agency-rules.ts';
import { findDifferences, type ListingDifference } from './difference.ts';
import { type ImportState, importLine } from './import-line.ts';
import { RowHash } from './listing/row-hash.ts';
import { ListingBatches } from './listing-batches.ts';
import { lockImports } from './lock.ts';
import { NewsBatches } from './news-batches.ts';
import { People } from './people.ts';
import type { FeedPiece, FeedSource } from './read/feed-reader.ts';
import type { ReadOptions } from './read/format-recognition.ts';
import { readFeed } from './read/read-feed.ts';
import { References } from './references.ts';
import { DEFAULT_REMOVALS, decideRemovals, type RemovalRules } from './removal-rules.ts';
import { type ImportReport, Tally } from './report.ts';
import { TownIndex } from './town-index.ts';
import { loadInBulk } from './write/bulk-load.ts';
import { createStagingTables } from './write/staging.ts';
import { countRemovals, findAbsent, findMissing, writeStaged } from './write/write-staged.ts';

export interface ImportOptions {
  /** Recognised by the content if absent. */
  format?: FormatName | undefined;
  /** The language of texts for which a feed of another format names none. */
  locale?: Locale | undefined;
  /** The feed's name in reports. */
  source: string;
  /** The feed that owns the listings; it withdraws only its own. `main` by default. */
  feed?: string;
  /** The current time. */
  now: Date;
  log?(message: string): void;
  /** Additions from the agency file; none by default. */
  rules?: AgencyRules;
  /** Reads the feed; in the current thread by default. */
  read?(source: FeedSource, options: ReadOptions): AsyncIterable<FeedPiece>;
  /** By default, a feed that would remove more than a fifth of its listings on offer changes nothing. */
  removals?: RemovalRules;
  /** Called with what would change; then nothing is written. The report counts what would have been written. */
  onDifferences?(differences: ListingDifference[]): void;
  /** Called with the references of listings that the feed no longer contains but that keep their page. */
  onAbsent?(references: string[]): void;
}

/** The feed of files that an agency imports itself. */
const MAIN_FEED = 'main';

const PROGRESS_EVERY = 10_000;
/** The tables that an import writes, in two groups that are vacuumed concurrently. */
const TOUCHED = [
  ['listing_text', 'listing_event', 'news_item', 'news_text'],
  [
    ...['office', 'agent', 'listing', 'estate', 'estate_details', 'estate_search', 'map_cell', 'offer_count'],
    ...['project', 'project_entity', 'rental_unit', 'rental_season', 'rental_unavailable'],
  ],
];

/** Rolls back the transaction of an import that only looks at the differences. */
class CheckCompleted extends Error {}

export async function importFeed(
  db: Kysely<Database>,
  source: FeedSource,
  options: ImportOptions,
): Promise<ImportReport> {
  const tally = new Tally();
  try {
    await db.transaction().execute((trx) => run(trx, source, options, tally));
  } catch (error) {
    if (error instanceof CheckCompleted) return tally.report(options.source);
    if (error instanceof ImportStopped) return tally.report(options.source, error.message);
    throw error;
  }
  if (tally.hasChanges) {
    await Promise.all(TOUCHED.map((tables) => vacuum(db, tables)));
  }
  return tally.report(options.source);
}

/** Updates the visibility map, which index-only scans need, and the planner statistics. */
async function vacuum(db: Kysely<Database>, tables: string[]): Promise<void> {
  await db.connection().execute(async (own) => {
    await sql`set statement_timeout = 0`.execute(own);
    try {
      await sql`vacuum (analyze) ${sql.join(tables.map((table) => sql.table(table)))}`.execute(own);
    } finally {
      await sql`reset statement_timeout`.execute(own);
    }
  });
}

async function run(
  trx: Transaction<Database>,
  source: FeedSource,
  options: ImportOptions,
  tally: Tally,
): Promise<void> {
  const { feed = MAIN_FEED } = options;
  // The statement timeout is meant for visitors' queries.
  await sql`set local statement_timeout = 0`.execute(trx);
  await lockImports(trx);
  await createStagingTables(trx);
  const towns = await TownIndex.load(trx);
  const people = await People.load(trx);
  const batches = new ListingBatches(trx, { feed, now: options.now, tally });
  const news = await NewsBatches.start(trx, feed);
  const references = await References.load(trx, feed);
  const state = {
    towns,
    people,
    batches,
    news,
    tally,
    references,
    rowHash: new RowHash(),
    rules: options.rules ?? NO_RULES,
  };
  try {
    const { read = readFeed, format, locale = LOCALES[0] } = options;
    await importLines(read(source, { format, locale }), state, options);
    await batches.finish();
  } catch (error) {
    const first = batches.failure ?? error;
    await batches.settle();
    throw first;
  }
  options.onDifferences?.(await findDifferences(trx, feed));
  const { removals = DEFAULT_REMOVALS } = options;
  const keepsMissing = await keepsMissingListings(trx, feed, { removals, tally });
  options.log?.('Writing');
  await loadInBulk(trx, () =>
    writeStaged(trx, { feed, now: options.now, tally, keepsMissing, graceHours: removals.graceHours }),
  );
  await news.finish(tally);
  if (options.onDifferences) throw new CheckCompleted();
  options.onAbsent?.(await findAbsent(trx));
  if (tally.hasChanges) {
    const report = JSON.stringify(tally.report(options.source));
    await trx.insertInto('import_run').values({ source: options.source, report }).execute();
  }
}

async function importLines(
  pieces: AsyncIterable<FeedPiece>,
  state: ImportState,
  { log }: ImportOptions,
): Promise<void> {
  const { tally } = state;
  for await (const { items, unknownFields, unmapped } of pieces) {
    tally.unknownFields = unknownFields;
    tally.unmapped = unmapped;
    for (const item of items) {
      tally.lines++;
      if (tally.lines % PROGRESS_EVERY === 0) log?.(`${tally.lines} lines read`);
      await importLine(item, state);
    }
  }
}

/**
 * Whether missing listings stay on offer because there are too many; the report lists them then.
 * @throws ImportStopped when the rules stop the import.
 */
async function keepsMissingListings(
  trx: Transaction<Database>,
  feed: string,
  { removals, tally }: { removals: RemovalRules; tally: Tally },
): Promise<boolean> {
  const counted = await countRemovals(trx, feed);
  tally.missing = counted.missing;
  const decision = decideRemovals(counted, removals);
  if (decision === 'STOP')
    throw new ImportStopped(
      `the feed would remove ${counted.removed} of the ${counted.live} homes on offer, more than ` +
        `${removals.maxPercent} % (--allow-removals if this is meant)`,
    );
  if (decision === 'WITHDRAW') return false;
  tally.keptOnOffer = await findMissing(trx, feed);
  return true;
}
