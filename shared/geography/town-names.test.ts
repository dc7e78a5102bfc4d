import { describe, expect, test } from '@jest/globals';
import { abbreviateSaints, foldTownName } from './town-names.ts';

describe('foldTownName', () => {
  test.each([
    ["'s-Gravenvoeren", 's gravenvoeren'],
    ['  Liège ', 'liege'],
    ['Braine-l’Alleud', 'braine l alleud'],
    ['BRÜSSEL', 'brussel'],
    ['Weißenfels', 'weissenfels'],
    ['Œdelem (Œ)', 'oedelem oe'],
    ['St. Truiden', 'st truiden'],
    ['9000', '9000'],
    ['--', ''],
  ])('%s becomes %s', (name, folded) => {
    expect(foldTownName(name)).toBe(folded);
  });

  test('is idempotent', () => {
    const once = foldTownName('Sint-Job-in-’t-Goor');
    expect(foldTownName(once)).toBe(once);
  });
});

test('abbreviates whole words only', () => {
  expect(abbreviateSaints('sint truiden')).toBe('st truiden');
  expect(abbreviateSaints('berchem sainte agathe')).toBe('berchem ste agathe');
  expect(abbreviateSaints('saintes')).toBe('saintes');
});
