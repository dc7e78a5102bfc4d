/** Translates whole feeds in the tests of formats. */
import * as v from 'valibot';
import type { EstateLineInput } from '../../estate-line.ts';
import { feedLine } from '../../format.ts';
import type { FeedFormat, TranslatedRecord } from '../feed-format.ts';
import { UnmappedValues } from '../unmapped-values.ts';

export interface Translation {
  records: TranslatedRecord[];
  unmapped: UnmappedValues;
}

/** Translates a feed that is pushed in pieces of a length in bytes. */
export function translateFeed(format: FeedFormat, feed: string | Buffer, pieceLength = 65_536): Translation {
  const bytes = Buffer.from(feed as string);
  const unmapped = new UnmappedValues();
  const translator = format.createTranslator({ locale: 'nl', unmapped });
  const records: TranslatedRecord[] = [];
  for (let from = 0; from < bytes.length; from += pieceLength) {
    records.push(...translator.push(bytes.subarray(from, from + pieceLength)));
  }
  records.push(...translator.end());
  return { records, unmapped };
}

/** The line of a translated record. */
export function estateOf(record: TranslatedRecord | undefined): EstateLineInput {
  if (!record || !('line' in record)) throw new Error(`no line: ${JSON.stringify(record)}`);
  return record.line as EstateLineInput;
}

/** The reasons of a rejected record. */
export function reasonsOf(record: TranslatedRecord | undefined): string[] {
  if (!record || 'line' in record) throw new Error(`not rejected: ${JSON.stringify(record)}`);
  return record.reasons;
}

/** The faults that the importer finds in the lines. */
export function findFaults(records: readonly TranslatedRecord[]): string[] {
  return records.flatMap((record) => {
    if (!('line' in record)) return [];
    const { issues = [] } = v.safeParse(feedLine, record.line);
    return issues.map((issue) => `${record.number}: ${v.getDotPath(issue)}: ${issue.message}`);
  });
}

/** The records as JSON, without undefined values. */
export function toJson(records: readonly TranslatedRecord[]): unknown {
  return JSON.parse(JSON.stringify(records));
}
