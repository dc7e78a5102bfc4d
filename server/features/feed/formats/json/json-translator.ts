/** Translates the records of a JSON feed one by one, numbered from 1. */
import type { FeedTranslator, TranslatedRecord } from '../feed-format.ts';
import type { JsonRecords } from './json-records.ts';

type Translate = (record: ReturnType<JsonRecords['push']>[number], number: number) => TranslatedRecord;

export class JsonTranslator implements FeedTranslator {
  private readonly records: JsonRecords;
  private readonly translate: Translate;
  private number = 0;

  constructor(records: JsonRecords, translate: Translate) {
    this.records = records;
    this.translate = translate;
  }

  push(piece: Uint8Array): TranslatedRecord[] {
    return this.records.push(piece).map((record) => this.translate(record, ++this.number));
  }

  end(): TranslatedRecord[] {
    this.records.end();
    return [];
  }
}
