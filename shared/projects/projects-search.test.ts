import { describe, expect, test } from '@jest/globals';
import { formatProjectsSearch, parseProjectsSearch } from './projects-search.ts';

const parse = (query: string) => parseProjectsSearch(new URLSearchParams(query));

describe('parseProjectsSearch', () => {
  test.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=1.000', 1],
    ['page=-1', 1],
  ])('parses the page of "%s"', (query, page) => expect(parse(query).page).toBe(page));

  test('parses repeated cities and types', () => {
    const { cities, types } = parse(
      'city=gent-9000&city[]=aalst-9300&city=%00&type[]=house&type=castle&type=garage',
    ).criteria;
    expect([cities, types]).toEqual([
      ['gent-9000', 'aalst-9300'],
      ['HOUSE', 'GARAGE'],
    ]);
  });

  test('round-trips a canonical query string', () => {
    const query =
      'city=gent-9000&city=brugge-8000&type=house&type=apartment&maxPrice=300000&delivery=2027&page=2';
    expect(formatProjectsSearch(parse(query))).toBe(query);
  });
});
