import { describe, expect, test } from '@jest/globals';
import { displayName } from './place-display.ts';

describe('displayName', () => {
  test.each([
    ['Marche-En-Famenne', 'Marche-en-Famenne'],
    ["Braine-L'Alleud", "Braine-l'Alleud"],
    ["Sint-Job-In-'T-Goor", "Sint-Job-in-'t-Goor"],
    ['Pont-À-Celles', 'Pont-à-Celles'],
    ["'S Gravenwezel", "'s-Gravenwezel"],
    ['De Haan', 'De Haan'],
  ])('%s → %s', (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });
});
