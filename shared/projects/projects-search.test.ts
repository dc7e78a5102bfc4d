import { describe, expect, test } from '@jest/globals';
import { formatProjectsSearch, parseProjectsSearch } from './projects-search.ts';

const parse = (query: string) => parseProjectsSearch(new URLSearchParams(query));

describe('a search of projects', () => {
  test.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=1.000', 1],
    ['page=-1', 1],
  ])('with "%s" asks for a page', (query, page) => expect(parse(query).page).toBe(page));

  test('reads towns and kinds as often as they are given', () => {
    const { cities, types } = parse(
      'city=gent-9000&city[]=aalst-9300&city=%00&type[]=house&type=castle&type=garage',
    ).criteria;
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
