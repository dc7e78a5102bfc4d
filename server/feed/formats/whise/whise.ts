/**
 * The estates of Whise (version 1 of its API for websites) as JSON: an object with the list `estates` or `estateList`.
 * The reference is the estate's id, because reference numbers may be missing or change.
 * https://api.whise.eu/WebsiteDesigner.html
 */
import type { FeedFormat, FeedTranslator, TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { JsonRecords } from '../json/json-records.ts';
import { translateEstate } from './translate-estate.ts';

export const whise: FeedFormat = {
  recognizes(start) {
    return /^(?:ï»¿)?\s*\{/.test(start) && /"(?:estates|estateList)"\s*:\s*\[/.test(start);
  },
  createTranslator(options) {
    return new WhiseTranslator(options);
  },
};

class WhiseTranslator implements FeedTranslator {
  private readonly records = new JsonRecords({
    format: 'Whise',
    lists: ['estates', 'estateList'],
    allowsSingle: false,
  });
  private readonly options: TranslationOptions;
  private number = 0;

  constructor(options: TranslationOptions) {
    this.options = options;
  }

  push(piece: Uint8Array): TranslatedRecord[] {
    return this.records.push(piece).map((record) => translateEstate(record, ++this.number, this.options));
  }

  end(): TranslatedRecord[] {
    this.records.end();
    return [];
  }
}
