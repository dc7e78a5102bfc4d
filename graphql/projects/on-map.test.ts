import { describe, expect, test } from '@jest/globals';
import type { ResolvedCriteria } from '../estates/ports.ts';
import { projectCriteria } from './on-map.ts';

const criteriaOf = (criteria: ResolvedCriteria) => projectCriteria({ locale: 'nl', criteria });

describe('the projects of a search of homes', () => {
  test('answer to place, price, bedrooms and kind', () => {
    const asked = { cities: [1], types: ['HOUSE' as const], maxPrice: 40_000_000, minBedrooms: 3 };
    expect(criteriaOf({ transaction: 'SALE', ...asked })).toEqual(asked);
    expect(criteriaOf({})).toEqual({});
  });

  test.each<[string, ResolvedCriteria]>([
    ['homes to rent', { transaction: 'RENT' }],
    ['an energy label', { worstEpcLabel: 3 }],
    ['a year of building', { minYear: 1990 }],
    ['extras', { extras: [{ extra: 'GARDEN', present: true }] }],
    ['words', { text: 'loft' }],
  ])('are none when it asks for %s', (_, criteria) => expect(criteriaOf(criteria)).toBeNull());
});
