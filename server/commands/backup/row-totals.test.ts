import { describe, expect, test } from '@jest/globals';
import { batchRows, RowTotals } from './row-totals.ts';

function totalsOf(...batches: string[]) {
  const counted = new RowTotals();
  for (const batch of batches) counted.add(Buffer.from(batch));
  return counted.totals;
}

describe('the totals of rows', () => {
  test('do not depend on order and batches', () => {
    const totals = totalsOf('1\ta\n2\tb\n3\tc\n');
    expect(totals).toMatchObject({ rows: 3, bytes: 12 });
    expect(totalsOf('3\tc\n', '1\ta\n2\tb\n')).toEqual(totals);
  });

  test.each([
    ['another value', '1\ta\n2\tx\n3\tc\n'],
    ['values that changed places', '1\tb\n2\ta\n3\tc\n'],
    ['a row in place of another', '1\ta\n1\ta\n3\tc\n'],
  ])('differ by %s', (_, rows) => {
    expect(totalsOf(rows).digest).not.toBe(totalsOf('1\ta\n2\tb\n3\tc\n').digest);
  });

  test('differ by a pair of equal rows', () => {
    expect(totalsOf('1\n', '2\n2\n').digest).not.toBe(totalsOf('1\n').digest);
  });
});

test('a stream is split into batches of whole rows', async () => {
  async function* chunks() {
    for (const chunk of ['aa\nb', 'b', 'b\ncc\nd', 'd\n']) yield Buffer.from(chunk);
  }
  const batches = await Array.fromAsync(batchRows(chunks(), 4));
  expect(batches.map(String)).toEqual(['aa\n', 'bbb\ncc\n', 'dd\n']);
});
