import { expect, test } from '@jest/globals';
import { COUNTRIES } from '../../../../../shared/cities/vocabulary.ts';
import { EPC_LABELS, ESTATE_SUB_TYPES } from '../../../../../shared/estates/vocabulary.ts';
import { findCountry } from '../../formats/countries.ts';
import { PROPERTY_TYPES } from '../../formats/kyero/property-types.ts';
import { typeOfSubType } from '../../formats/parse-values.ts';
import { KYERO_TYPES, kyeroCountry, toKyeroLabel } from './property-types.ts';

test.each(ESTATE_SUB_TYPES)('the name of %s is read as the same type', (subType) => {
  expect(PROPERTY_TYPES[KYERO_TYPES[subType].toLowerCase()]?.[0]).toBe(typeOfSubType(subType));
});

test('the names of countries are read as the same country', () => {
  for (const country of COUNTRIES) expect(findCountry(kyeroCountry(country))).toBe(country);
});

test('labels are the letters A to G', () => {
  expect([...new Set(EPC_LABELS.map(toKyeroLabel))].join('')).toBe('ABCDEFG');
});
