import { describe, expect, test } from '@jest/globals';
import { abbreviateSaints, cleanTypedTown, normalizeTownName } from './town-names.ts';

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

test.each([
  ['B-1000', '1000'],
  ['BE-1000', '1000'],
  ['B 1000 Brussel', '1000 Brussel'],
  ['b1000', '1000'],
  ['９０００', '9000'],
  ['\u200bGent\u202e ', 'Gent'],
  ['Beerse', 'Beerse'],
  ['Be 12345', 'Be 12345'],
])('a typed %j is the town %j', (typed, town) => {
  expect(cleanTypedTown(typed)).toBe(town);
});

test('abbreviates whole words only', () => {
  expect(abbreviateSaints('sint truiden')).toBe('st truiden');
  expect(abbreviateSaints('berchem sainte agathe')).toBe('berchem ste agathe');
  expect(abbreviateSaints('saintes')).toBe('saintes');
});
