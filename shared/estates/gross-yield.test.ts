import { expect, test } from '@jest/globals';
import { grossYield } from './gross-yield.ts';

test.each([
  [{ price: 300_000, currentRent: 1_000 }, 0.04],
  [{ price: null, currentRent: 1_000 }, null],
  [{ price: 300_000, currentRent: null }, null],
  [{ price: 300_000, currentRent: undefined }, null],
  [{ price: 300_000, currentRent: 0 }, null],
])('the gross yield of %j is %p', (home, expected) => {
  expect(grossYield(home)).toBe(expected);
});
