import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { higherPrice, widenedSearches } from './widenings.ts';

describe('higherPrice', () => {
  test.each([
    [400_000, 450_000],
    [250_000, 275_000],
    [150_000, 165_000],
    [1_200_000, 1_350_000],
    [900, 1_000],
    [1_000, 1_100],
    [50, 55],
  ])('raises %s to %s', (price, higher) => expect(higherPrice(price)).toBe(higher));

  test('returns an integer at least a tenth and at most four tenths higher', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_000 }), (price) => {
        const higher = higherPrice(price);
        expect(Number.isInteger(higher)).toBe(true);
        expect(higher).toBeGreaterThanOrEqual(Math.floor(price * 1.1));
        expect(higher).toBeLessThan(price * 1.4);
      }),
    );
  });
});

describe('widenedSearches', () => {
  test('keeps the criteria that are not widened', () => {
    const criteria = { types: ['HOUSE' as const], maxPrice: 40_000_000, minBedrooms: 3 };
    expect(widenedSearches({ criteria, locale: 'nl' })).toEqual([
      {
        search: { locale: 'nl', criteria: { ...criteria, maxPrice: 45_000_000 } },
        widening: { by: 'PRICE', maxPrice: 450_000 },
      },
      {
        search: { locale: 'nl', criteria: { ...criteria, minBedrooms: 2 } },
        widening: { by: 'BEDROOMS', minBedrooms: 2 },
      },
    ]);
  });

  test('widens every circle to the next step, up to the largest', () => {
    const circle = { x: 1, y: 2 };
    const areas = {
      ids: ['44021', '10km-gent-9000', '3km-51_4', '50km-liege-4000'],
      municipalities: [44021],
      polygons: [],
      circles: [10, 3, 50].map((radius) => ({ ...circle, radius })),
    };
    const [widened, ...others] = widenedSearches({ criteria: { areas }, locale: 'nl' });
    expect(others).toEqual([]);
    const ids = ['44021', '15km-gent-9000', '5km-51_4', '50km-liege-4000'];
    expect(widened?.widening).toEqual({ by: 'CIRCLE', areas: ids, kilometres: 50 });
    expect(widened?.search.criteria.areas?.circles.map(({ radius }) => radius)).toEqual([15, 5, 50]);
    const widest = { ...areas, ids: ['50km-liege-4000'], circles: [{ ...circle, radius: 50 }] };
    expect(widenedSearches({ criteria: { areas: widest }, locale: 'nl' })).toEqual([]);
  });

  test('drops the criterion of one bedroom', () => {
    const [widened] = widenedSearches({ criteria: { minBedrooms: 1 }, locale: 'fr' });
    expect(widened?.search.criteria).toEqual({});
    expect(widened?.widening).toEqual({ by: 'BEDROOMS', minBedrooms: 0 });
  });

  test('returns none when no criterion can be widened', () => {
    expect(widenedSearches({ criteria: { types: ['LAND'] }, locale: 'de' })).toEqual([]);
  });
});
