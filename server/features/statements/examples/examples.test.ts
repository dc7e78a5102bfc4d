/**
 * Compares what adverts state with example files that are read by people. After a deliberate change, run
 * `npm run generate:adverts` and read the difference.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { REGIONS } from '../../../../shared/cities/vocabulary.ts';
import { createIntls } from '../../../platform/intl/intl.ts';
import { examplesFile, presentExamples } from './present-examples.ts';
import { PRICES_FILE, presentPrices } from './present-prices.ts';

const intls = createIntls();

test.each(REGIONS)('adverts in %s state what the example file says', (region) => {
  const expected = readFileSync(examplesFile(region), 'utf8').replaceAll('\r\n', '\n');
  expect(expected.match(/^# /gm)).toHaveLength(16);
  expect(presentExamples(region, intls)).toBe(expected);
});

test('the price of each method of sale is what the example file says', () => {
  const expected = readFileSync(PRICES_FILE, 'utf8').replaceAll('\r\n', '\n');
  expect(expected.match(/^# /gm)).toHaveLength(13);
  expect(presentPrices(intls)).toBe(expected);
});
