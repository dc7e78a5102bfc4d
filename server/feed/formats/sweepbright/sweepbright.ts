/**
 * The estates of SweepBright's API for websites as JSON: one estate, a list of them, or an object with the list `data`.
 * https://website.sweepbright.com/docs/
 */
import type { FeedFormat, FeedTranslator, TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { JsonRecords } from '../json/json-records.ts';
import { translateEstate } from './translate-estate.ts';

export const sweepbright: FeedFormat = {
  recognizes(start) {
    const isJson = /^(?:ï»¿)?\s*[{[]/.test(start);
    return isJson && /"(?:negotiation|description_title|is_project)"\s*:/.test(start);
  },
  createTranslator(options) {
    return new SweepBrightTranslator(options);
  },
};

class SweepBrightTranslator implements FeedTranslator {
  private readonly records = new JsonRecords({ format: 'SweepBright', lists: ['data'], allowsSingle: true });
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
