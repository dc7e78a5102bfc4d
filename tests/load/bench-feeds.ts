/**
 * `npm run bench:feeds`: time and memory to read a feed of 1 GB in each format, and to import one into a new database.
 * Another size in MB can be given: `-- 100`.
 */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { seedCities } from '../../server/features/cities/seed.ts';
import { FORMAT_NAMES, type FormatName } from '../../server/features/feed/formats/feed-format.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { readFeedInThread } from '../../server/features/import/read/read-in-thread.ts';
import { connect } from '../../server/platform/database/connect.ts';
import { startEmbedded } from '../../server/platform/database/embedded.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { estate, feed } from '../import/feed-builder.ts';

const MEGABYTE = 1_000_000;
const PIECE_BYTES = 65_536;
const SAMPLE_INTERVAL_MS = 50;
const megabytes = Number(process.argv[2] ?? 1_000);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** A file with one record repeated. `number` replaces the reference of the record. */
interface FeedPieces {
  start: string;
  record(number: number): string;
  separator: string;
  end: string;
}

const text = (file: string) => readFileSync(path.join('tests/feeds', file), 'latin1');

/** Splits a sample at its first record, which has these delimiters. */
function partsOf(sample: string, open: string, close: string): FeedPieces {
  const from = sample.indexOf(open);
  const until = sample.indexOf(close, from) + close.length;
  const last = sample.lastIndexOf(close) + close.length;
  const record = sample.slice(from, until);
  return { start: sample.slice(0, from), record: () => record, separator: '\n', end: sample.slice(last) };
}

function partsOfJson(list: readonly object[]): FeedPieces {
  const record = JSON.stringify(list[0]);
  return { start: '[', record: () => record, separator: ',', end: ']' };
}

function partsOfBlm(sample: string): FeedPieces {
  const from = sample.indexOf('#DATA#') + '#DATA#'.length;
  const [record = ''] = sample.slice(from).split('~');
  return { start: sample.slice(0, from), record: () => `${record}~`, separator: '', end: '\n#END#\n' };
}

const DESCRIPTION = 'Een huis met grote ramen en een tuin op het zuiden. '.repeat(60);

function ownParts(): FeedPieces {
  const texts = { nl: { title: 'Rijwoning met tuin', description: DESCRIPTION } };
  return {
    start: `${feed().join('\n')}\n`,
    record: (number) => JSON.stringify(estate(`BK-${number}`, { texts, price: 200_000 + (number % 1000) })),
    separator: '\n',
    end: '\n',
  };
}

const PARTS: Record<FormatName, () => FeedPieces> = {
  baksteen: ownParts,
  blm: () => partsOfBlm(text('blm/agency.blm')),
  kyero: () => partsOf(text('kyero/sample.xml'), '<property>', '</property>'),
  openimmo: () => partsOf(text('openimmo/sample.xml'), '<immobilie>', '</immobilie>'),
  skarabee: () => partsOf(text('skarabee/publications.xml'), '<Publication ', '</Publication>'),
  sweepbright: () => {
    const sample = JSON.parse(text('sweepbright/agency.json'));
    return partsOfJson(sample.data ?? sample);
  },
  whise: () => partsOfJson(JSON.parse(text('whise/agency.json')).estates),
  zabun: () => partsOfJson(JSON.parse(text('zabun/properties.json')).zabunProperties),
};

/** Yields the bytes of a file of this size in pieces, as they are read from a disk. */
function* piecesOf({ start, record, separator, end }: FeedPieces, bytes: number): Generator<Uint8Array> {
  let [piece, written] = [start, 0];
  for (let number = 1; written < bytes; number++) {
    piece += (number === 1 ? '' : separator) + record(number);
    while (piece.length >= PIECE_BYTES) {
      yield new Uint8Array(Buffer.from(piece.slice(0, PIECE_BYTES), 'latin1'));
      piece = piece.slice(PIECE_BYTES);
      written += PIECE_BYTES;
    }
  }
  yield Buffer.from(piece + end, 'latin1');
}

/** Runs the work and prints its time, records and growth of memory. */
async function printRow(name: string, work: () => Promise<number>): Promise<void> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, SAMPLE_INTERVAL_MS);
  const started = performance.now();
  const records = await work();
  clearInterval(sampling);
  const seconds = (performance.now() - started) / 1_000;
  const growth = Math.round((peak - before) / MEGABYTE);
  const figures = [seconds.toFixed(1), Math.round(megabytes / seconds), `+${growth}`];
  print(`| ${[name, records, ...figures].join(' | ')} |`);
}

async function read(format: FormatName): Promise<number> {
  let records = 0;
  const pieces = piecesOf(PARTS[format](), megabytes * MEGABYTE);
  for await (const { items } of readFeedInThread(pieces, { format, locale: 'nl', feed: 'main' }))
    records += items.length;
  return records;
}

async function importIntoNewDatabase(): Promise<number> {
  const directory = path.resolve('.cache/bench-feeds');
  await rm(directory, { recursive: true, force: true });
  const server = await startEmbedded({ directory, log: () => {}, isDurable: false });
  const { db, close } = connect(server.connection);
  try {
    await migrate(server.connection, () => {});
    await seedCities(db, () => {});
    const pieces = piecesOf(ownParts(), megabytes * MEGABYTE);
    const report = await importFeed(db, pieces, { source: 'bench', now: new Date(), read: readFeedInThread });
    if (report.stopReason !== null || report.rejected > 0) throw new Error(JSON.stringify(report));
    return report.new;
  } finally {
    await close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

print('| feed | records | seconds | MB/s | memory (MB) |');
print('|---|--:|--:|--:|--:|');
for (const format of FORMAT_NAMES) await printRow(format, () => read(format));
await printRow('baksteen, imported into a new database', importIntoNewDatabase);
