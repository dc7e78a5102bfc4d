/**
 * The estates of SweepBright's API for websites as JSON: one estate, a list of them, or an object with the list `data`.
 * https://website.sweepbright.com/docs/
 */
import type { FeedFormat } from '../feed-format.ts';
import { JsonRecords } from '../json/json-records.ts';
import { JsonTranslator } from '../json/json-translator.ts';
import { translateEstate } from './translate-estate.ts';

export const sweepbright: FeedFormat = {
  recognizes(start) {
    // A UTF-8 byte order mark, decoded as Latin-1.
    const isJson = /^(?:\u00ef\u00bb\u00bf)?\s*[{[]/.test(start);
    return isJson && /"(?:negotiation|description_title|is_project)"\s*:/.test(start);
  },
  createTranslator(options) {
    const records = new JsonRecords({ format: 'SweepBright', lists: ['data'], allowsSingle: true });
    return new JsonTranslator(records, (record, number) => translateEstate(record, number, options));
  },
};
