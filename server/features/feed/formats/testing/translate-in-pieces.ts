/** Helpers of the tests of feed formats. */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import type { Locale } from '../../../../../shared/locales.ts';
import { parseLine } from '../../../import/read/parse-line.ts';
import { UnknownFields } from '../../../import/read/unknown-fields.ts';
import { type FeedLineInput, feedLine } from '../../format.ts';
import { NO_PEOPLE } from '../../people-table.ts';
import type { FeedFormat, TranslatedRecord } from '../feed-format.ts';
import { UnmappedValues } from '../unmapped-values.ts';

export function readSample(path: string): Buffer {
  return readFileSync(`tests/feeds/${path}`);
}

/** Translates a feed that arrives in pieces of a number of bytes. */
export function translateInPieces(
  format: FeedFormat,
  feed: Uint8Array | string,
  {
    size = 1000,
    unmapped = new UnmappedValues(),
    locale = 'nl' as Locale,
    isNamed = false,
    people = NO_PEOPLE,
  } = {},
): TranslatedRecord[] {
  const bytes = Buffer.from(feed);
  const translator = format.createTranslator({ locale, unmapped, isNamed, people });
  const records: TranslatedRecord[] = [];
  for (let at = 0; at < bytes.length; at += size)
    records.push(...translator.push(bytes.subarray(at, at + size)));
  records.push(...translator.end());
  return records;
}

/** The records as JSON contains them: without undefined fields. */
export function toPlain(records: TranslatedRecord[]): unknown {
  return JSON.parse(JSON.stringify(records));
}

/** The faults of all lines, as the importer finds them. */
export function findFaults(records: TranslatedRecord[]): string[] {
  return linesOf(records).flatMap((line) => {
    const parsed = parseLine(JSON.stringify(line), new UnknownFields());
    return 'line' in parsed ? schemaFaults(line) : parsed.reasons;
  });
}

function linesOf(records: TranslatedRecord[]): FeedLineInput[] {
  return records.flatMap((record) => ('line' in record ? [record.line] : []));
}

function schemaFaults(line: FeedLineInput): string[] {
  return v.safeParse(feedLine, line).issues?.map(({ message }) => message) ?? [];
}

/** Fields of the lines that our own format does not have. */
export function findUnknownFields(records: TranslatedRecord[]): string[] {
  const unknownFields = new UnknownFields();
  for (const line of linesOf(records)) parseLine(JSON.stringify(line), unknownFields);
  return unknownFields.list().map(({ path }) => path);
}

/** The pieces of a feed in which one record is repeated up to a length in bytes. */
export function* repeatRecord(
  { start, record, end }: { start: string; record: string; end: string },
  length: number,
): Generator<Uint8Array> {
  const piece = Buffer.from(record.repeat(Math.ceil(4_096 / record.length)));
  yield Buffer.from(start);
  for (let pushed = 0; pushed < length; pushed += piece.length) yield piece;
  yield Buffer.from(end);
}

/** Pushes pieces, and returns the number of records and the largest growth of the heap in bytes. */
export function measureStream(
  format: FeedFormat,
  pieces: Iterable<Uint8Array>,
): { records: number; growth: number } {
  const translator = format.createTranslator({ locale: 'nl', unmapped: new UnmappedValues() });
  let records = 0;
  let growth = 0;
  let count = 0;
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (const piece of pieces) {
    records += translator.push(piece).length;
    if (++count % 100 !== 0) continue;
    collectGarbage();
    growth = Math.max(growth, process.memoryUsage().heapUsed - before);
  }
  records += translator.end().length;
  return { records, growth };
}

const collectGarbage = prepareGarbageCollector();

function prepareGarbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
