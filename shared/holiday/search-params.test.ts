import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { destinationFilter, formatHolidaySearch, parseHolidaySearch, searchPeriod } from './search-params.ts';
import { formatStay, parseStay } from './stay-params.ts';

const NAMES = ['place', 'persons', 'from', 'until', 'pets', 'page'];
const someQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom(...NAMES),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('be', 'flanders', 'oostende-8400', '4', '100', '2027-07-03', '2027-02-30', 'yes'),
      ),
    ),
    { maxLength: 8 },
  )
  .map((fields) => new URLSearchParams(fields));

describe('a search for rental units', () => {
  test('has one canonical query string', () => {
    const query = 'place=oostende-8400&persons=4&from=2027-07-03&until=2027-07-10&pets=yes&page=2';
    const search = parseHolidaySearch(new URLSearchParams(query));
    expect(search).toMatchObject({ destination: 'oostende-8400', persons: 4, withPets: true, page: 2 });
    expect(searchPeriod(search)).toEqual({ from: '2027-07-03', until: '2027-07-10' });
    expect(formatHolidaySearch(search)).toBe(query);
  });

  test('ignores invalid values', () => {
    const nonsense = 'place=<b>&persons=many&pets=perhaps&page=-3&persons=4';
    expect(formatHolidaySearch(parseHolidaySearch(new URLSearchParams(nonsense)))).toBe('');
  });

  test('never throws, and parses what it formats', () => {
    fc.assert(
      fc.property(someQuery, (query) => {
        const written = formatHolidaySearch(parseHolidaySearch(query));
        expect(formatHolidaySearch(parseHolidaySearch(new URLSearchParams(written)))).toBe(written);
      }),
    );
  });

  test.each([
    ['2027-07-03', ''],
    ['2027-07-03', '2027-07-03'],
    ['2027-07-10', '2027-07-03'],
    ['2027-01-01', '2027-07-03'],
    ['2027-02-30', '2027-03-03'],
  ])('rejects a period from %s until %s', (from, until) => {
    expect(searchPeriod(parseHolidaySearch(new URLSearchParams({ from, until })))).toBeNull();
  });

  test.each([
    ['be', { country: 'BE' }],
    ['wallonia', { region: 'WALLONIA' }],
    ['oostende-8400', { cities: ['oostende-8400'] }],
    [undefined, null],
  ])('destinationFilter of %s', (place, filter) => {
    expect(destinationFilter(place)).toEqual(filter);
  });
});

describe('parseStay', () => {
  const parse = (query: string) => parseStay(new URLSearchParams(query));

  test('requires days', () => {
    expect(parse('from=2027-07-03&until=2027-07-10&persons=4').stay).toEqual({
      from: '2027-07-03',
      until: '2027-07-10',
      persons: 4,
    });
    expect(parse('persons=4')).toMatchObject({ stay: null, errors: [] });
  });

  test.each([
    ['from=2027-07-03&persons=2', 'until DAY_MISSING'],
    ['from=2027-02-30&until=2027-03-06&persons=2', 'from NO_DAY'],
    ['from=2027-07-03&until=later&persons=2', 'until NO_DAY'],
    ['from=2027-07-03&until=2027-07-10', 'persons NO_PERSONS'],
    ['from=2027-07-03&until=2027-07-10&persons=-1', 'persons NO_PERSONS'],
    ['from=2027-07-03&until=2027-07-10&persons=1e3', 'persons NO_PERSONS'],
  ])('%s: %s', (query, expected) => {
    const { stay, errors } = parse(query);
    expect(stay).toBeNull();
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual([expected]);
  });

  test('never throws, and preserves what was typed', () => {
    fc.assert(
      fc.property(someQuery, (query) => {
        const { typed } = parseStay(query);
        expect(parseStay(new URLSearchParams(formatStay(typed))).typed).toEqual(typed);
      }),
    );
  });
});
