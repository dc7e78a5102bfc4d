import { describe, expect, test } from '@jest/globals';
import { inPlace, inStreet } from './in-place.ts';

describe('inPlace', () => {
  test('contracts the French article', () => {
    expect(inPlace('fr', 'Gand')).toBe('à Gand');
    expect(inPlace('fr', 'Le Roeulx')).toBe('au Roeulx');
    expect(inPlace('fr', 'La Louvière')).toBe('à La Louvière');
    expect(inPlace('nl', 'De Haan')).toBe('in De Haan');
  });
});

describe('inStreet', () => {
  test('leaves the street in its own language', () => {
    expect(inStreet('nl', 'Lindelaan')).toBe('aan de Lindelaan');
    expect(inStreet('fr', 'Rue Haute')).toBe('rue Haute');
    expect(inStreet('fr', 'Kerkstraat')).toBe('dans la Kerkstraat');
    expect(inStreet('de', 'Mühlenweg')).toBe('im Mühlenweg');
    expect(inStreet('en', undefined)).toBeUndefined();
  });
});
