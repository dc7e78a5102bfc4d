import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatEstateSearch, parseEstateSearch } from './search-params.ts';

const parse = (query: string) => parseEstateSearch(new URLSearchParams(query));

describe('parseEstateSearch', () => {
  test('reads what the contract names', () => {
    const query =
      'city=gent-9000&city[]=liege-4000&type=house&type=HOUSE&subType=ground-floor&minPrice=100.000&maxPrice=1 250 000' +
      '&bedrooms=3&energy=b&garden=yes&terrace=no&q= zuid  tuin &sortType=price&sortOrder=desc&page=2&view=map';
    expect(parse(query)).toEqual({
      cities: ['gent-9000', 'liege-4000'],
      types: ['HOUSE'],
      subTypes: ['GROUND_FLOOR'],
      countries: [],
      minPrice: 100_000,
      maxPrice: 1_250_000,
      bedrooms: 3,
      worstEpcLabel: 'B',
      extras: { GARDEN: true, TERRACE: false },
      text: 'zuid tuin',
      sortType: 'price',
      sortOrder: 'DESC',
      page: 2,
      view: 'map',
    });
  });

  test('ignores what means nothing', () => {
    const nothing = parse('');
    const query =
      'type=castle&subType=&minPrice=-1&maxPrice=1e9&bedrooms=two&page=0&view=3d&sortOrder=ASC&garden=maybe&energy=Z&city=<b>';
    expect(parse(query)).toEqual(nothing);
    expect(formatEstateSearch(nothing)).toBe('');
  });

  test.each([
    ['€ 250.000', 250_000],
    ['250 000 €', 250_000],
    ['250.000,00', 250_000],
    ["250'000", 250_000],
    ['€250,000.50', 250_000],
  ])('a budget of %s is understood', (typed, price) => {
    expect(parse(`maxPrice=${encodeURIComponent(typed)}`).maxPrice).toBe(price);
  });

  test('A+ survives a form that did not encode its plus', () => {
    expect(parse('energy=a+').worstEpcLabel).toBe('A+');
    expect(parse('energy=a%2B%2B').worstEpcLabel).toBe('A++');
  });

  test('is total, and what it writes it reads again', () => {
    const pairs = fc.array(
      fc.tuple(
        fc.constantFrom(
          'city',
          'type',
          'subType',
          'minPrice',
          'maxPrice',
          'bedrooms',
          'minYear',
          'energy',
          'garden',
          'q',
          'sortType',
          'sortOrder',
          'page',
          'view',
          'country',
          'x',
        ),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.nat().map(String),
          fc.constantFrom('house', 'villa', 'price', 'ASC', 'yes', 'map', 'gent-9000', 'be'),
        ),
      ),
    );
    fc.assert(
      fc.property(pairs, (entries) => {
        const parsed = parseEstateSearch(new URLSearchParams(entries));
        const written = formatEstateSearch(parsed);
        expect(parse(written)).toEqual(parsed);
        expect(formatEstateSearch(parse(written))).toBe(written);
      }),
    );
  });
});
