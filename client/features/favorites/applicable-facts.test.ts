import { describe, expect, test } from '@jest/globals';
import { type FactName, isApplicable, type ListingKind } from './applicable-facts.ts';

const HOUSE: ListingKind = { types: ['HOUSE'], subType: 'VILLA', transaction: 'SALE' };
const FACTS: FactName[] = [
  'pricePerArea',
  'purchaseCost',
  'moveInCost',
  'bedrooms',
  'livingArea',
  'usableArea',
  'plotArea',
  'energy',
];
const ROOMS: FactName[] = ['bedrooms', 'livingArea', 'energy'];

describe('facts of compared listings', () => {
  test.each<[string, Partial<ListingKind>, FactName[]]>([
    ['a house for sale', {}, ['pricePerArea', 'purchaseCost', 'plotArea', ...ROOMS]],
    ['a house to rent', { transaction: 'RENT' }, ['moveInCost', 'plotArea', ...ROOMS]],
    [
      'a flat for sale',
      { types: ['APARTMENT'], subType: 'FLAT' },
      ['pricePerArea', 'purchaseCost', ...ROOMS],
    ],
    ['a garage for sale', { types: ['GARAGE'], subType: 'BOX' }, []],
    ['a garage to rent', { types: ['GARAGE'], subType: 'BOX', transaction: 'RENT' }, []],
    [
      'a building plot',
      { types: ['LAND'], subType: 'BUILDING_PLOT' },
      ['pricePerArea', 'purchaseCost', 'plotArea'],
    ],
    ['a wood', { types: ['LAND'], subType: 'WOOD' }, ['pricePerArea', 'plotArea']],
    [
      'a shop',
      { types: ['COMMERCIAL'], subType: 'SHOP' },
      ['pricePerArea', 'usableArea', 'plotArea', 'energy'],
    ],
    [
      'a block of flats',
      { types: ['INVESTMENT'], subType: 'BLOCK_OF_FLATS' },
      ['pricePerArea', 'plotArea', ...ROOMS],
    ],
    ['a holiday home', { types: ['HOLIDAY'], subType: null, transaction: null }, ['bedrooms']],
    [
      'a project with more garages than flats',
      { types: ['GARAGE', 'APARTMENT'], subType: null },
      ['pricePerArea', 'purchaseCost', ...ROOMS],
    ],
    ['a project of garages', { types: ['GARAGE'], subType: null }, []],
    [
      'a project of flats to rent',
      { types: ['APARTMENT'], subType: null, transaction: 'RENT' },
      ['moveInCost', ...ROOMS],
    ],
  ])('%s', (_, changes, expected) => {
    const applicable = FACTS.filter((fact) => isApplicable(fact, { ...HOUSE, ...changes }));
    expect(applicable.toSorted()).toEqual(expected.toSorted());
  });
});

test.each<[FactName, Partial<ListingKind>, boolean]>([
  ['currentRent', { types: ['INVESTMENT'], subType: 'BLOCK_OF_FLATS' }, true],
  ['currentRent', {}, false],
  ['cadastralIncome', { types: ['GARAGE'], subType: 'BOX' }, true],
  ['cadastralIncome', { transaction: 'RENT' }, false],
])('%s of %j: %p', (fact, changes, expected) => {
  expect(isApplicable(fact, { ...HOUSE, ...changes })).toBe(expected);
});
