/** Translates the records of a JSON feed one by one, numbered from 1. */
import type { FeedTranslator, TranslatedRecord } from '../feed-format.ts';
import { BROKEN, brokenByteReason, Utf8Text } from '../utf8-text.ts';
import type { JsonRecords } from './json-records.ts';

/** Returns null for a record that is translated after the last one, because it needs others. */
type Translate = (record: ReturnType<JsonRecords['push']>[number], number: number) => TranslatedRecord | null;

export class JsonTranslator implements FeedTranslator {
  private readonly records: JsonRecords;
  private readonly translate: Translate;
  private readonly translateHeld: () => TranslatedRecord[];
  private readonly text = new Utf8Text();
  private number = 0;

  /** `translateHeld` translates the records for which `translate` has returned null. */
  constructor(
    records: JsonRecords,
    translate: Translate,
    translateHeld: () => TranslatedRecord[] = () => [],
  ) {
    this.records = records;
    this.translate = translate;
    this.translateHeld = translateHeld;
  }

  push(piece: Uint8Array): TranslatedRecord[] {
    return this.read(this.text.push(piece));
  }

  end(): TranslatedRecord[] {
    const records = this.read(this.text.end());
    this.records.end();
    return [...records, ...this.translateHeld().map((held) => this.checkBytes(held, held))];
  }

  private read(text: string): TranslatedRecord[] {
    return this.records.push(Buffer.from(text)).flatMap((record) => {
      const translated = this.translate(record, ++this.number);
      return translated ? [this.checkBytes(translated, record)] : [];
    });
  }

  private checkBytes(translated: TranslatedRecord, content: unknown): TranslatedRecord {
    return this.text.hasBroken && JSON.stringify(content).includes(BROKEN)
      ? withoutLine(translated)
      : translated;
  }
}

/** Rejects a record with broken bytes. */
function withoutLine(translated: TranslatedRecord): TranslatedRecord {
  const { number } = translated;
  const { kind, reference } = 'line' in translated ? translated.line : translated;
  const reasons = 'line' in translated ? [] : translated.reasons;
  return { number, kind, reasons: [brokenByteReason(), ...reasons], ...(reference && { reference }) };
}
