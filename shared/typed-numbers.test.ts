import { describe, expect, test } from '@jest/globals';
import { cleanTypedText, parseAmount, parseInteger } from './typed-numbers.ts';

describe('parseAmount', () => {
  test.each([
    ['250000', 250_000],
    ['250.000', 250_000],
    ['1.250.000', 1_250_000],
    ['250 000', 250_000],
    ['250\u202F000', 250_000],
    ['€ 250.000', 250_000],
    ['250.000\u00A0€', 250_000],
    ['250’000', 250_000],
    ["250'000", 250_000],
    ['250.000,00', 250_000],
    ['249.999,50', 249_999.5],
    ['249,999.5', 249_999.5],
    ['1234,5', 1234.5],
    ['2.5', 2.5],
    [' 2 ', 2],
    ['-1', -1],
    ['250.000 euro', 250_000],
    ['250000euros', 250_000],
    ['EUR 250.000', 250_000],
    ['eur250.000', 250_000],
    ['250.000,-', 250_000],
    ['€ 250.000,--', 250_000],
    ['250k', 250_000],
    ['€ 249,5 k', 249_500],
    ['1,25 mln', 1_250_000],
    ['2 miljoen euro', 2_000_000],
    ['\u200E250.000\u202C', 250_000],
    ['\uFF12\uFF15\uFF10\uFF10\uFF10\uFF10', 250_000],
  ])('parses %p', (text, amount) => expect(parseAmount(text)).toBe(amount));

  test.each([
    null,
    '',
    '2.5000',
    '1 2',
    '1e3',
    '€',
    '--1',
    '250.000 000',
    '20.00.000',
    '9999999999999',
    '∞',
    'k',
    '250 kg',
    'euro',
    '250-000',
    `250000${' '.repeat(100)}`,
  ])('rejects %p', (text) => expect(parseAmount(text)).toBeNull());
});

test('typed text is one line of at most forty characters', () => {
  expect(cleanTypedText('250\n000\u0000')).toBe('250 000 ');
  expect(cleanTypedText('9'.repeat(41))).toBe('9'.repeat(40));
  expect(cleanTypedText('9'.repeat(41), 10)).toBe('9'.repeat(10));
});

describe('parseInteger', () => {
  test.each([
    ['249.999,50', 249_999],
    ['€250,000.50', 250_000],
    ['-5', -5],
    ['-0', 0],
  ])('parses %p', (text, value) => expect(parseInteger(text, -5, 2_000_000)).toBe(value));

  test.each(['-6', '2000001', 'two', null])('rejects %p', (text) =>
    expect(parseInteger(text, -5, 2_000_000)).toBeNull(),
  );
});
