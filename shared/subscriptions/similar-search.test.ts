import { expect, test } from '@jest/globals';
import type { EstateCriteria } from '../estates/criteria.ts';
import { formatSimilarSearch } from './similar-search.ts';
import { formatSubscriptionSearch, parseSubscriptionSearch } from './subscription-search.ts';

test('formatSimilarSearch writes the same query string as formatSubscriptionSearch', () => {
  const query = formatSimilarSearch({
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
    minLivingArea: 90,
    maxLivingArea: 91,
  };
  expect(parseSubscriptionSearch(new URLSearchParams(query))).toEqual({ transaction: 'RENT', criteria });
  expect(query).toBe(formatSubscriptionSearch({ transaction: 'RENT', criteria }));
});

test('leaves out unknown values', () => {
  const query = formatSimilarSearch({
    transaction: 'SALE',
    cities: [],
    types: [],
    minBedrooms: 0,
    livingArea: null,
  });
  expect(query).toBe('transaction=sale');
});
