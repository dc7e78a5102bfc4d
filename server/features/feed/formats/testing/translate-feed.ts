/** Translates whole feeds in the tests of XML formats. */
import type { EstateLineInput } from '../../estate-line.ts';
import type { FeedFormat, TranslatedRecord } from '../feed-format.ts';
import { UnmappedValues } from '../unmapped-values.ts';
import { translateInPieces } from './translate-in-pieces.ts';

export interface Translation {
  records: TranslatedRecord[];
  unmapped: UnmappedValues;
}

/** Translates a feed that is pushed in pieces of a length in bytes. */
export function translateFeed(format: FeedFormat, feed: string | Buffer, size = 65_536): Translation {
  const unmapped = new UnmappedValues();
  return { records: translateInPieces(format, feed, { size, unmapped }), unmapped };
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
