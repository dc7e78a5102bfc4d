import { expect, test } from '@jest/globals';
import { listPath, parseListParams } from './list-params.ts';

const DEFAULT = { state: 'OPEN', isMine: false, search: '', page: 1 };

test.each([
  ['', DEFAULT],
  ['state=DONE&mine=1&q=+gent+&page=3', { state: 'DONE', isMine: true, search: 'gent', page: 3 }],
  ['state=constructor&mine=yes&page=-1', DEFAULT],
  ['page=999', { ...DEFAULT, page: 200 }],
  ['page=1e3', DEFAULT],
  [`q=${'x'.repeat(500)}`, { ...DEFAULT, search: 'x'.repeat(100) }],
])('the query %j', (query, expected) => {
  const params = parseListParams(new URLSearchParams(query));
  expect(params).toEqual(expected);
  expect(parseListParams(new URL(listPath(params), 'https://a.example').searchParams)).toEqual(expected);
});

test('the default list has the short address', () => expect(listPath({})).toBe('/desk/messages'));
