/** `npm run import -- <file> [options]`: imports a feed into the site's database. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { queueNewCalendars } from '../features/calendars/external/queue-calendar-reads.ts';
import { seedCities } from '../features/cities/seed.ts';
import { FORMAT_NAMES, type FormatName } from '../features/feed/formats/feed-format.ts';
import { readMapping } from '../features/feed/mapping/check-mapping.ts';
import type { Mapping } from '../features/feed/mapping/mapping.ts';
import { rulesOf } from '../features/import/agency-rules.ts';
import { type ListingDifference, presentDifferences } from '../features/import/difference.ts';
import { feedOfFile, presentUnnamed } from '../features/import/file-feed.ts';
import { importFeed } from '../features/import/import-feed.ts';
import { presentReport } from '../features/import/present-report.ts';
import { readFeedInThread } from '../features/import/read/read-in-thread.ts';
import { ALL_REMOVALS, DEFAULT_REMOVALS, type RemovalRules } from '../features/import/removal-rules.ts';
import { withUnpackedFeed } from '../features/import/unpack/unpack-feed.ts';
import { type OpenDatabase, openDatabaseDirectly } from '../platform/database/open.ts';
import { type Jobs, openJobs } from '../platform/jobs/jobs.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { MAIN_FEED } from '../platform/media/import/feed-paths.ts';
import { checkStore } from '../platform/media/object-store/check-store.ts';
import { readSettings, type Settings } from '../settings/settings.ts';

const print = (message: string) => process.stdout.write(`${message}\n`);

const USAGE = `Usage: npm run import -- <file> [--check] [--format ${FORMAT_NAMES.join('|')}]
  [--mapping <file>] [--language ${LOCALES.join('|')}] [--feed <name>] [--allow-removals] [--fetch]`;

const printDifferences = (differences: ListingDifference[]) =>
  process.stdout.write(presentDifferences(differences));

function parseOption<Value extends string>(
  text: string | undefined,
  values: readonly Value[],
  option: string,
): Value | undefined {
  if (text === undefined || values.includes(text as Value)) return text as Value | undefined;
  throw new Error(`${option} is one of ${values.join(', ')}`);
}

interface Command {
  file: string;
  /** The name of the feed; derived from the file's name if it is absent. */
  feedName: string | undefined;
  isCheck: boolean;
  format: FormatName | undefined;
  /** Instead of a format. */
  mapping: Mapping | undefined;
  locale: Locale | undefined;
  removals: RemovalRules;
  isFetching: boolean;
}

/** @throws Error with every fault of the mapping file. */
async function openMapping(file: string): Promise<Mapping> {
  const checked = await readMapping(file);
  if ('mapping' in checked) return checked.mapping;
  throw new Error([`The mapping ${file} cannot be used:`, ...checked.faults].join('\n  '));
}

/** @throws Error with the usage, the values that an option can have, or the faults of the mapping. */
async function parseCommand(): Promise<Command> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      feed: { type: 'string' },
      format: { type: 'string' },
      mapping: { type: 'string' },
      language: { type: 'string' },
      'allow-removals': { type: 'boolean', default: false },
      fetch: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (!file) throw new Error(USAGE);
  return {
    file,
    feedName: values.feed,
    isCheck: values.check,
    format: parseOption(values.format, FORMAT_NAMES, '--format'),
    mapping: values.mapping === undefined ? undefined : await openMapping(values.mapping),
    locale: parseOption(values.language, LOCALES, '--language'),
    removals: values['allow-removals'] ? ALL_REMOVALS : DEFAULT_REMOVALS,
    isFetching: values.fetch,
  };
}

async function run(command: Command): Promise<void> {
  const { file } = command;
  const settings = readSettings(process.env);
  const polled = settings.agency.feeds.map(({ name }) => name);
  const name = feedOfFile(file, command.feedName, polled);
  await checkStore(settings.mediaStore, print);
  const database = await openDatabaseDirectly(settings, print);
  try {
    await seedCities(database.db, print);
    await withUnpackedFeed(file, (feed) => importAndReport(feed, { database, settings, command, name }));
  } finally {
    await database.close();
  }
}

interface Target {
  database: OpenDatabase;
  settings: Settings;
  command: Command;
  /** The name of the feed. */
  name: string;
}

async function importAndReport(
  feed: { path: string; folder: string },
  { database, settings, command, name }: Target,
): Promise<void> {
  const { file, isCheck, isFetching, format, mapping, locale, removals } = command;
  let absent: string[] = [];
  const report = await importFeed(database.db, createReadStream(feed.path), {
    format,
    mapping,
    locale,
    removals,
    feed: name,
    // Files that were imported before they had names.
    adopts: MAIN_FEED,
    source: path.basename(file),
    now: new Date(),
    log: print,
    rules: rulesOf(settings.agency),
    read: readFeedInThread,
    ...(isCheck ? { onDifferences: printDifferences } : {}),
    onAbsent: (references) => {
      absent = references;
    },
  });
  print(`The file is the feed "${name}".`);
  process.stdout.write(presentReport(report, { isCheck }));
  if (report.stopReason) process.exitCode = 1;
  if (report.stopReason || isCheck) return;
  process.stdout.write(await presentUnnamed(database.db, name));
  await queueCalendars(database, settings);
  // After the commit, so that visitors see the listings while pictures are processed. Loaded lazily, because the
  // decoder needs as much memory as a large feed.
  const { importFeedMedia } = await import('../features/import/import-feed-media.ts');
  await importFeedMedia(
    { folder: feed.folder, feed: name, absent, isFetching },
    {
      database,
      settings,
      log: createLogger(settings.logLevel),
      print,
    },
  );
}

/** The site reads the calendars that the feed names for the first time. */
async function queueCalendars({ db, target }: OpenDatabase, { logLevel }: Settings): Promise<void> {
  let jobs: Jobs | undefined;
  const openQueue = async () => {
    jobs = await openJobs({ target, log: createLogger(logLevel), doesMaintenance: false });
    return jobs;
  };
  try {
    const queued = await queueNewCalendars(db, openQueue);
    if (queued > 0) print(`New calendars, which the site reads as soon as it runs: ${queued}`);
  } catch (error) {
    // The import is committed, and pictures follow. The site reads new calendars with its next round.
    print(`New calendars could not be queued: ${(error as Error).message}`);
  } finally {
    await jobs?.stop();
  }
}

async function main(): Promise<void> {
  await run(await parseCommand());
}

await main().catch((error: Error) => {
  print(error.message);
  process.exitCode = 1;
});
