/**
 * The estates of Whise (version 1 of its API for websites) as JSON: an object with the list `estates` or `estateList`.
 * The key is the estate's id, because reference numbers may be missing or change. Visitors see the reference number.
 * https://api.whise.eu/WebsiteDesigner.html
 */
import type { FeedFormat } from '../feed-format.ts';
import { JsonRecords } from '../json/json-records.ts';
import { JsonTranslator } from '../json/json-translator.ts';
import { translateEstate } from './translate-estate.ts';

export const whise: FeedFormat = {
  recognizes(start) {
    return /^(?:ï»¿)?\s*\{/.test(start) && /"(?:estates|estateList)"\s*:\s*\[/.test(start);
  },
  createTranslator(options) {
    const records = new JsonRecords({
      format: 'Whise',
      lists: ['estates', 'estateList'],
      allowsSingle: false,
    });
    return new JsonTranslator(records, (record, number) => translateEstate(record, number, options));
  },
};
