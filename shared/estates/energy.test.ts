import { describe, expect, test } from '@jest/globals';
import { energyLabel, hasRenovationDuty } from './energy.ts';

describe('energyLabel uses the scale of the region', () => {
  test.each([
    ['FLANDERS', -5, 'A+'],
    ['FLANDERS', 0, 'A+'],
    ['FLANDERS', 0.1, 'A'],
    ['FLANDERS', 100, 'A'],
    ['FLANDERS', 400, 'D'],
    ['FLANDERS', 500, 'E'],
    ['FLANDERS', 500.5, 'F'],
    ['WALLONIA', 0, 'A++'],
    ['WALLONIA', 45, 'A+'],
    ['WALLONIA', 510, 'F'],
    ['WALLONIA', 511, 'G'],
    ['BRUSSELS', 45, 'A'],
    ['BRUSSELS', 150, 'C'],
    ['BRUSSELS', 346, 'G'],
  ] as const)('%s %d is %s', (region, value, label) => expect(energyLabel(region, value)).toBe(label));
});

test('the renovation duty applies to homes for sale in Flanders with label E or F', () => {
  expect(hasRenovationDuty('FLANDERS', 'SALE', 'E')).toBe(true);
  expect(hasRenovationDuty('FLANDERS', 'SALE', 'F')).toBe(true);
  expect(hasRenovationDuty('FLANDERS', 'SALE', 'D')).toBe(false);
  expect(hasRenovationDuty('FLANDERS', 'RENT', 'F')).toBe(false);
  expect(hasRenovationDuty('WALLONIA', 'SALE', 'F')).toBe(false);
});
