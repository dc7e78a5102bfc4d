import { expect, test } from '@jest/globals';
import { COLUMN_NAMES, comparedValues, withValues } from './row-columns.ts';

test('a column of a later release changes the compared values only when it has one', () => {
  const values = COLUMN_NAMES.map(() => null);
  const { length } = comparedValues(values);
  expect(length).toBeLessThan(COLUMN_NAMES.length);
  expect(comparedValues(withValues(values, { agency_reference: 'W12' }))).toHaveLength(length + 1);
  expect(comparedValues(withValues(values, { terms: '{}' }))).toHaveLength(length + 1);
});
