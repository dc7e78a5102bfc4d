/** Reads a feed in the format of another system. */
import type { FeedTranslator, TranslatedRecord } from '../../feed/formats/feed-format.ts';
import type { UnmappedValues } from '../../feed/formats/unmapped-values.ts';
import { type FeedItem, type FeedPiece, toItem } from './feed-reader.ts';
import { parseLine } from './parse-line.ts';
import { UnknownFields } from './unknown-fields.ts';

/** Validates translated lines like those of the site's own format. */
export class TranslatedFeedReader {
  private readonly translator: FeedTranslator;
  private readonly unmapped: UnmappedValues;
  private readonly feed: string;
  /** A translation contains only known fields. */
  private readonly unknownFields = new UnknownFields();

  constructor(translator: FeedTranslator, unmapped: UnmappedValues, feed: string) {
    this.translator = translator;
    this.unmapped = unmapped;
    this.feed = feed;
  }

  push(piece: Uint8Array): FeedPiece {
    return this.toPiece(this.translator.push(piece));
  }

  end(): FeedPiece {
    return this.toPiece(this.translator.end());
  }

  private toPiece(records: TranslatedRecord[]): FeedPiece {
    // A feed withdraws the listings that it does not contain.
    const published = records.filter((record) => !isWithdrawn(record));
    const items = published.map((record) => toFeedItem(record, this.feed, this.unknownFields));
    const { deleted } = this.translator;
    return {
      ...(deleted ? { deleted: [...deleted] } : {}),
      items,
      unknownFields: this.unknownFields.list(),
      unmapped: this.unmapped.list(),
      origin: this.translator.origin ?? null,
    };
  }
}

/** Whether the system has withdrawn the listing of a record that cannot be translated. */
export function isWithdrawn(record: TranslatedRecord): boolean {
  return !('line' in record) && record.isWithdrawn === true;
}

/** Validates a translated line. */
export function toFeedItem(record: TranslatedRecord, feed: string, unknownFields: UnknownFields): FeedItem {
  if (!('line' in record)) return record;
  const { number, line } = record;
  return { ...toItem(parseLine(JSON.stringify(line), unknownFields), number, feed), hasMappedPeople: true };
}
