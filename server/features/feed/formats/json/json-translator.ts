/** Translates the records of a JSON feed one by one, numbered from 1. */
import type { FeedTranslator, TranslatedRecord } from '../feed-format.ts';
import { BROKEN, brokenByteReason, Utf8Text } from '../utf8-text.ts';
import type { JsonRecords } from './json-records.ts';

type Translate = (record: ReturnType<JsonRecords['push']>[number], number: number) => TranslatedRecord;

export class JsonTranslator implements FeedTranslator {
  private readonly records: JsonRecords;
  private readonly translate: Translate;
  private readonly text = new Utf8Text();
  private number = 0;

  constructor(records: JsonRecords, translate: Translate) {
    this.records = records;
    this.translate = translate;
  }

  push(piece: Uint8Array): TranslatedRecord[] {
    return this.read(this.text.push(piece));
  }

  end(): TranslatedRecord[] {
    const records = this.read(this.text.end());
    this.records.end();
    return records;
  }

  private read(text: string): TranslatedRecord[] {
    return this.records.push(Buffer.from(text)).map((record) => {
      const translated = this.translate(record, ++this.number);
      return this.text.hasBroken && JSON.stringify(record).includes(BROKEN)
        ? withoutLine(translated)
        : translated;
    });
  }
}

/** Rejects a record with broken bytes. */
function withoutLine(translated: TranslatedRecord): TranslatedRecord {
  const { number } = translated;
  const { kind, reference } = 'line' in translated ? translated.line : translated;
  const reasons = 'line' in translated ? [] : translated.reasons;
  return { number, kind, reasons: [brokenByteReason(), ...reasons], ...(reference && { reference }) };
}
