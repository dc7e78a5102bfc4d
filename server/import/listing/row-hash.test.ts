import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { RowHash } from './row-hash.ts';

const rowHash = new RowHash();

test.each<(string | null)[][]>([
  [['BK-1', null, '', 'Été à Liège – 1 385 €']],
  [['a'.repeat(70_000), '…'.repeat(70_000)]],
  [['once more', null]],
])('the hash covers the values with a separator between them (%#)', (values) => {
  const whole = createHash('sha256').update(values.join('\u0001')).digest('hex');
  expect(rowHash.of(values)).toBe(whole);
});

test('the same values in other columns have another hash', () => {
  expect(rowHash.of(['a', null])).not.toBe(rowHash.of([null, 'a']));
});
