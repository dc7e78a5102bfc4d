import { describe, expect, test } from '@jest/globals';
import { abbreviateSaints, normalizeTownName } from './town-names.ts';

describe('normalizeTownName', () => {
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
    expect(normalizeTownName(name)).toBe(folded);
  });

  test('is idempotent', () => {
    const once = normalizeTownName('Sint-Job-in-’t-Goor');
    expect(normalizeTownName(once)).toBe(once);
  });
});

test('abbreviates whole words only', () => {
  expect(abbreviateSaints('sint truiden')).toBe('st truiden');
  expect(abbreviateSaints('berchem sainte agathe')).toBe('berchem ste agathe');
  expect(abbreviateSaints('saintes')).toBe('saintes');
});
