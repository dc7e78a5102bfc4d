import { describe, expect, test } from '@jest/globals';
import { relaxedSearches } from './relaxations.ts';
import { wantedKinds } from './search.ts';

describe('wantedKinds', () => {
  test('nothing asked is everything', () => expect(wantedKinds([], [])).toBeUndefined());

  test('a type of which no subtype is named keeps all of its own', () => {
    expect(wantedKinds(['LAND', 'HOUSE'], ['VILLA'])).toEqual({
      types: ['HOUSE', 'LAND'],
      subTypes: ['VILLA', 'BUILDING_PLOT', 'FARMLAND', 'WOOD'],
    });
  });

  test('a subtype alone brings its type', () => {
    expect(wantedKinds([], ['STUDIO'])).toEqual({ types: ['APARTMENT'], subTypes: ['STUDIO'] });
  });
});

test('each filter that is set can be given up, with all of its parts', () => {
  const search = {
    locale: 'nl',
    transaction: 'SALE',
    extras: [],
    minPriceCents: 1,
    maxPriceCents: 2,
    text: 'a',
  } as const;
  const relaxed = relaxedSearches({ ...search, extras: [] });
  expect(relaxed.map(({ filter }) => filter)).toEqual(['PRICE', 'TEXT']);
  expect(relaxed[0]?.search).toEqual({ locale: 'nl', transaction: 'SALE', extras: [], text: 'a' });
});
