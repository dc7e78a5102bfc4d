/**
 * Properties of Zabun's API as JSON: an object with the list `zabunProperties`, as the connection to Zabun writes it.
 * Each is what `property/{id}` returns, with the options of `transaction_id`, `type_id` and `price_period_id` as
 * `transaction`, `type` and `price_period`. https://gateway-cmsapi.v2.zabun.be/wiki
 */
import type { FeedFormat } from '../feed-format.ts';
import { JsonRecords } from '../json/json-records.ts';
import { JsonTranslator } from '../json/json-translator.ts';
import { translateProperty } from './translate-property.ts';

/** Bytes: a project contains all of its units. */
const MAX_RECORD_SIZE = 16_000_000;

export const zabun: FeedFormat = {
  recognizes: (start) => /^(?:\u00ef\u00bb\u00bf)?\s*\{\s*"zabunProperties"\s*:\s*\[/.test(start),
  createTranslator(options) {
    const records = new JsonRecords({
      format: 'Zabun',
      lists: ['zabunProperties'],
      allowsSingle: false,
      maxRecordSize: MAX_RECORD_SIZE,
    });
    return new JsonTranslator(records, (record, number) => translateProperty(record, number, options));
  },
};
