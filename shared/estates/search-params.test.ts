import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { flagParameter } from '../listings/criteria.ts';
import { CRITERIA } from './criteria.ts';
import { formatEstateSearch, parseEstateSearch } from './search-params.ts';
import { EXTRAS } from './vocabulary.ts';

const PARAMETERS = [
  ...Object.values(CRITERIA).flatMap((criterion) => ('parameter' in criterion ? criterion.parameter : [])),
  ...['minArea', 'maxArea'],
  ...EXTRAS.map(flagParameter),
  ...['sortType', 'sortOrder', 'page', 'view', 'x', ''],
];

const parse = (query: string) => parseEstateSearch(new URLSearchParams(query));

describe('parseEstateSearch', () => {
  test('parses every parameter', () => {
    const query =
      'city=gent-9000&city[]=liege-4000&type=house&type=HOUSE&subType=ground-floor&minPrice=100.000&maxPrice=1 250 000' +
      '&bedrooms=3&energy=b&garden=yes&terrace=no&q= zuid  tuin &sortType=price&sortOrder=desc&page=2&view=map';
    expect(parse(query)).toEqual({
      criteria: {
        cities: ['gent-9000', 'liege-4000'],
        types: ['HOUSE'],
        subTypes: ['GROUND_FLOOR'],
        minPrice: 100_000,
        maxPrice: 1_250_000,
        minBedrooms: 3,
        worstEpcLabel: 'B',
        extras: [
          { extra: 'GARDEN', present: true },
          { extra: 'TERRACE', present: false },
        ],
        text: 'zuid tuin',
      },
      sortType: 'price',
      sortOrder: 'DESC',
      page: 2,
      view: 'map',
    });
  });

  test('ignores invalid values', () => {
    const nothing = parse('');
    const query =
      'type=castle&subType=&minPrice=-1&maxPrice=1e9&bedrooms=two&page=0&view=3d&sortOrder=ASC&garden=maybe&energy=Z&city=<b>&=sale&bedrooms=0';
    expect(parse(query)).toEqual(nothing);
    expect(formatEstateSearch(nothing)).toBe('');
  });

  test.each([
    ['€ 250.000', 250_000],
    ['250 000 €', 250_000],
    ['250.000,00', 250_000],
    ["250'000", 250_000],
    ['€250,000.50', 250_000],
  ])('parses a maximum price of %s', (typed, price) => {
    expect(parse(`maxPrice=${encodeURIComponent(typed)}`).criteria.maxPrice).toBe(price);
  });

  test('parses former names, and formats the current ones', () => {
    const search = parse('minArea=80&maxArea=120&sortType=area&sortOrder=DESC');
    expect(search.criteria).toEqual({ minLivingArea: 80, maxLivingArea: 120 });
    expect(formatEstateSearch(search)).toBe(
      'minLivingArea=80&maxLivingArea=120&sortType=living_area&sortOrder=DESC',
    );
  });

  test('prefers a current name to the former one', () => {
    expect(parse('minArea=80&minLivingArea=90').criteria).toEqual({ minLivingArea: 90 });
    expect(parse('minArea=80&minLivingArea=').criteria).toEqual({});
  });

  test('accepts a label whose plus sign was not encoded', () => {
    expect(parse('energy=a+').criteria.worstEpcLabel).toBe('A_PLUS');
    expect(parse('energy=a%2B%2B').criteria.worstEpcLabel).toBe('A_PLUS_PLUS');
  });

  test('never throws, and parses what it formats', () => {
    const pairs = fc.array(
      fc.tuple(
        fc.constantFrom(...PARAMETERS),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.nat().map(String),
          fc.constantFrom(
            'house',
            'villa',
            'price',
            'area',
            'ASC',
            'yes',
            'map',
            'gent-9000',
            'be',
            'a++',
            'A ',
          ),
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

  test('a search has one canonical query string', () => {
    const query =
      'city=gent-9000&type=house&subType=villa&minPrice=1&maxPrice=2&bedrooms=3&minLivingArea=4&maxLivingArea=5&minPlotArea=6' +
      '&maxPlotArea=7&minYear=8&maxYear=9&energy=a%2B&country=be&garage=yes&garden=no&q=zuid&sortType=price';
    const reversed = [...new URLSearchParams(query)].toReversed();
    expect(formatEstateSearch(parseEstateSearch(new URLSearchParams(reversed)))).toBe(query);
  });
});
