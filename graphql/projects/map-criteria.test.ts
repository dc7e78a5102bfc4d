import { describe, expect, test } from '@jest/globals';
import type { ResolvedCriteria } from '../estates/ports.ts';
import { toProjectCriteria } from './map-criteria.ts';

const criteriaOf = (criteria: ResolvedCriteria) => toProjectCriteria({ locale: 'nl', criteria });

describe('projectCriteria', () => {
  test('keeps place, price, bedrooms and type', () => {
    const criteria = { cities: [1], types: ['HOUSE' as const], maxPrice: 40_000_000, minBedrooms: 3 };
    expect(criteriaOf({ transaction: 'SALE', ...criteria })).toEqual(criteria);
    expect(criteriaOf({})).toEqual({});
  });

  test.each<[string, ResolvedCriteria]>([
    ['homes to rent', { transaction: 'RENT' }],
    ['an energy label', { worstEpcLabel: 3 }],
    ['a year of building', { minYear: 1990 }],
    ['extras', { extras: [{ extra: 'GARDEN', present: true }] }],
    ['words', { text: 'loft' }],
  ])('returns null for a search of %s', (_, criteria) => expect(criteriaOf(criteria)).toBeNull());
});
