import { describe, expect, test } from '@jest/globals';
import { formatProjectsSearch, parseProjectsSearch, wholeNumber } from './projects-search.ts';

const parse = (query: string) => parseProjectsSearch(new URLSearchParams(query));

describe('a whole number', () => {
  test.each([
    ['250000', 250_000],
    ['250.000', 250_000],
    ['1.250.000', 1_250_000],
    ['250 000', 250_000],
    ['250\u202F000', 250_000],
    ['€ 250.000', 250_000],
    ['250.000\u00A0€', 250_000],
    ['250.000,00', 250_000],
    ['249.999,50', 250_000],
    [' 2 ', 2],
    ['-1', -1],
  ])('typed as %p', (text, value) => expect(wholeNumber(text, -5, 2_000_000)).toBe(value));

  test.each([null, '', '2.5', '25.00', '2.5000', '1 2', '1e3', '€', '--1', '250.000 000', '9999999999999'])(
    'is not %p',
    (text) => expect(wholeNumber(text, -5, 2_000_000)).toBeNull(),
  );
});

describe('a search of projects', () => {
  test.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=1.000', 1],
    ['page=-1', 1],
  ])('with "%s" asks for a page', (query, page) => expect(parse(query).page).toBe(page));

  test('takes towns and kinds as often as they are given', () => {
    const { cities, types } = parse(
      'city=gent-9000&city[]=aalst-9300&city=%00&type[]=house&type=castle&type=garage',
    );
    expect([cities, types]).toEqual([
      ['gent-9000', 'aalst-9300'],
      ['HOUSE', 'GARAGE'],
    ]);
  });

  test('gives one address, and reads it back', () => {
    const query =
      'city=gent-9000&city=brugge-8000&type=house&type=apartment&maxPrice=300000&delivery=2027&page=2';
    expect(formatProjectsSearch(parse(query))).toBe(query);
  });
});
