/** Reads a feed and stages the listings that it changes: the part that all imports have in common. */
import type { RawBuilder, Transaction } from 'kysely';
import { dayInBrussels } from '../../../shared/days.ts';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { FormatName } from '../feed/formats/feed-format.ts';
import type { Mapping } from '../feed/mapping/mapping.ts';
import { lockImports } from '../listings/import-lock.ts';
import { type AgencyRules, NO_RULES } from './agency-rules.ts';
import { Corrections } from './corrections/corrections.ts';
import { FormerUnits } from './former-units.ts';
import { HiddenListings } from './hidden/hidden-listings.ts';
import { type ImportState, importLine } from './import-line.ts';
import { RowHasher } from './listing/row-hash.ts';
import { ListingBatches } from './listing-batches.ts';
import { NewsBatches } from './news-batches.ts';
import { People } from './people.ts';
import type { FeedPiece, FeedSource } from './read/feed-reader.ts';
import type { ReadOptions } from './read/format-recognition.ts';
import { readFeed } from './read/read-feed.ts';
import { References } from './references.ts';
import type { Tally } from './report.ts';
import { createTownWriter } from './towns/new-town.ts';
import { TownIndex } from './towns/town-index.ts';
import { UnplacedHomes } from './towns/unplaced-homes.ts';
import { createStagingTables } from './write/staging.ts';

export interface StageOptions {
  /** Recognised by the content if absent. */
  format?: FormatName | undefined;
  /** Instead of a format: how records of a system that the site does not know are translated. */
  mapping?: Mapping | undefined;
  /** The language of texts for which a feed of another format names none. */
  locale?: Locale | undefined;
  /** The feed that owns the listings. */
  feed: string;
  /** A feed whose listings and news this one takes over when its file contains them. */
  adopts?: string | undefined;
  /** The current time. */
  now: Date;
  /** Ends the import; nothing is changed then. */
  signal?: AbortSignal;
  log?(message: string): void;
  /** Additions from the agency file; none by default. */
  rules?: AgencyRules;
  /** Reads the feed; in the current thread by default. */
  read?(source: FeedSource, options: ReadOptions, signal?: AbortSignal): AsyncIterable<FeedPiece>;
}

const PROGRESS_EVERY = 10_000;

export interface StagedFeed {
  /** The news of the feed, which are not written yet. */
  news: NewsBatches;
  /**
   * Stages the homes that were units of projects which meet the condition for rows of `listing`. They are the last
   * listings of the feed, so this also stores which corrections end.
   */
  stageFormerUnits(isWithdrawn: RawBuilder<boolean>): Promise<void>;
}

/** Locks the imports and stages the listings of a feed, until the transaction ends. Offices and agents are written. */
export async function stageFeed(
  trx: Transaction<Database>,
  source: FeedSource,
  options: StageOptions,
  tally: Tally,
): Promise<StagedFeed> {
  const { feed, adopts, now, rules = NO_RULES } = options;
  await lockImports(trx);
  await createStagingTables(trx);
  const towns = await TownIndex.load(trx);
  const people = await People.load(trx);
  const batches = new ListingBatches(trx, { feeds: [feed, adopts], feed, now, tally });
  const news = await NewsBatches.start(trx, feed);
  const references = await References.load(trx, [feed, adopts]);
  const hidden = await HiddenListings.load(trx, [feed, adopts]);
  const corrections = await Corrections.load(trx, [feed, adopts]);
  const state = {
    towns,
    createTown: createTownWriter(trx, towns),
    people,
    batches,
    news,
    tally,
    hidden,
    corrections,
    references,
    formerUnits: new FormerUnits(),
    unplacedHomes: new UnplacedHomes(),
    rowHasher: new RowHasher(),
    rules,
    today: dayInBrussels(now),
  };
  const { read = readFeed, format, mapping, locale = LOCALES[0] } = options;
  const reading = { format, mapping, locale, feed, people: rules.people };
  await withBatches(batches, () => importLines(read(source, reading, options.signal), state, options));
  await hidden.save(trx);
  return {
    news,
    async stageFormerUnits(isWithdrawn) {
      await withBatches(batches, () => state.formerUnits.import(trx, isWithdrawn, state));
      await corrections.save(trx, { feed, now });
    },
  };
}

/** Finishes the batches that `fill` adds to, and reports the first error of them. */
async function withBatches(batches: ListingBatches, fill: () => Promise<void>): Promise<void> {
  try {
    await fill();
    await batches.finish();
  } catch (error) {
    const first = batches.failure ?? error;
    await batches.settle();
    throw first;
  }
}

async function importLines(
  pieces: AsyncIterable<FeedPiece>,
  state: ImportState,
  { log, signal }: StageOptions,
): Promise<void> {
  const { tally } = state;
  for await (const { items, unknownFields, unmapped, origin, deleted = null } of pieces) {
    tally.deleted = deleted;
    tally.origin = origin;
    tally.unknownFields = unknownFields;
    tally.unmapped = unmapped;
    for (const item of items) {
      signal?.throwIfAborted();
      tally.countLine('line' in item ? item.line.kind : item.kind);
      if (tally.lines % PROGRESS_EVERY === 0) log?.(`${tally.lines} lines read`);
      await importLine(item, state);
    }
  }
  for (const item of state.unplacedHomes.release()) await importLine(item, state);
}

/** Saves the report of an import that has changed something. */
export async function saveImportRun(trx: Transaction<Database>, source: string, tally: Tally): Promise<void> {
  if (!tally.hasChanges) return;
  const report = JSON.stringify(tally.report(source));
  await trx.insertInto('import_run').values({ source, report }).execute();
}
