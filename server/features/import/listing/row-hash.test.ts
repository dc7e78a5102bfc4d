import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { RowHasher } from './row-hash.ts';

const rowHasher = new RowHasher();

test.each<(string | null)[][]>([
  [['BK-1', null, '', 'Été à Liège – 1 385 €']],
  [['a'.repeat(70_000), '…'.repeat(70_000)]],
  [['once more', null]],
])('the hash covers the values with a separator between them (%#)', (values) => {
  const whole = createHash('sha256').update(values.join('\u0001')).digest('hex');
  expect(rowHasher.hash(values)).toBe(whole);
});

test('the same values in other columns have another hash', () => {
  expect(rowHasher.hash(['a', null])).not.toBe(rowHasher.hash([null, 'a']));
});
