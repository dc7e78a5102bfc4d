import { expect, test } from '@jest/globals';
import type { EstateCriteria } from '../estates/criteria.ts';
import { formatPlainWish } from './plain-wish.ts';
import { formatWish, parseWish } from './wish.ts';

test('formatPlainWish writes the same query string as formatWish', () => {
  const query = formatPlainWish({
    transaction: 'RENT',
    cities: ['gent-9000', 'brugge-8000'],
    types: ['HOUSE', 'LAND'],
    subTypes: ['SEMI_DETACHED', 'BUILDING_PLOT'],
    minBedrooms: 3,
    livingArea: 90.4,
  });
  const criteria: EstateCriteria = {
    cities: ['gent-9000', 'brugge-8000'],
    types: ['HOUSE', 'LAND'],
    subTypes: ['SEMI_DETACHED', 'BUILDING_PLOT'],
    minBedrooms: 3,
    minArea: 90,
    maxArea: 91,
  };
  expect(parseWish(new URLSearchParams(query))).toEqual({ transaction: 'RENT', criteria });
  expect(query).toBe(formatWish({ transaction: 'RENT', criteria }));
});

test('leaves out unknown values', () => {
  const query = formatPlainWish({
    transaction: 'SALE',
    cities: [],
    types: [],
    minBedrooms: 0,
    livingArea: null,
  });
  expect(query).toBe('transaction=sale');
});
