import { expect, test } from '@jest/globals';
import { FORMAT_LOCALES } from './locales.ts';
import { createNumberFormat } from './number-format.ts';

const EUROS = { style: 'currency', currency: 'EUR' } as const;

test.each([
  ['nl', '2.055,5', '€\u00a01.250.000,00', '5,5%'],
  ['fr', '2\u00a0055,5', '1\u00a0250\u00a0000,00\u00a0€', '5,5\u00a0%'],
  ['en', '2,055.5', '€1,250,000.00', '5.5%'],
  ['de', '2.055,5', '1.250.000,00\u00a0€', '5,5\u00a0%'],
] as const)('formats a number, an amount and a percentage in %s', (locale, number, amount, percentage) => {
  const tag = FORMAT_LOCALES[locale];
  expect(createNumberFormat(tag).format(2055.5)).toBe(number);
  expect(createNumberFormat(tag, EUROS).format(1_250_000)).toBe(amount);
  expect(createNumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(0.055)).toBe(
    percentage,
  );
});
