import { describe, expect, test } from '@jest/globals';
import { certifiedLabel, energyLabel } from './energy.ts';

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

test.each([
  ['E', 120, 'E'],
  [null, 120, 'B'],
  [null, null, null],
] as const)('a certificate with label %s and value %s has label %s', (label, value, expected) => {
  expect(certifiedLabel('FLANDERS', label, value)).toBe(expected);
});
