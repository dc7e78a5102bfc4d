import { expect, test } from '@jest/globals';
import { pricePerSquareMetre, rentPerSquareMetreYear } from './price-per-area.ts';

const house = { transaction: 'SALE', type: 'HOUSE', price: 400_000, livingArea: 160, plotArea: 500 } as const;

test.each([
  ['a house by its living area', {}, 2_500],
  ['an area as cards round it', { livingArea: 160.4 }, 2_500],
  ['whole euros', { livingArea: 150 }, 2_667],
  ['land by its plot', { type: 'LAND', livingArea: null }, 800],
  ['a wood to the cent', { type: 'LAND', price: 5_000, plotArea: 3_472 }, 1.44],
  ['land without a plot', { type: 'LAND', plotArea: null }, null],
  ['a house without a living area', { livingArea: null }, null],
  ['an area of nothing', { livingArea: 0.2 }, null],
  ['a price on request', { price: null }, null],
  ['a rental', { transaction: 'RENT' }, null],
] as const)('%s', (_, differences, expected) => {
  expect(pricePerSquareMetre(Object.assign({}, house, differences))).toBe(expected);
});

const office = {
  transaction: 'RENT',
  type: 'COMMERCIAL',
  price: 1_500,
  livingArea: 120,
  plotArea: null,
} as const;

test.each([
  ['an office', {}, 150],
  ['a warehouse to the cent', { price: 500, livingArea: 2_000 }, 3],
  ['an office without an area', { livingArea: null }, null],
  ['an office for sale', { transaction: 'SALE' }, null],
  ['a house', { type: 'HOUSE' }, null],
] as const)('the yearly rent per m² of %s', (_, differences, expected) => {
  expect(rentPerSquareMetreYear(Object.assign({}, office, differences))).toBe(expected);
});
