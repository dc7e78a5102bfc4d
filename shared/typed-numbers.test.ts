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
  ])('parses %p', (text, amount) => expect(parseAmount(text)).toBe(amount));

  test.each([null, '', '2.5000', '1 2', '1e3', '€', '--1', '250.000 000', '20.00.000', '9999999999999', '∞'])(
    'rejects %p',
    (text) => expect(parseAmount(text)).toBeNull(),
  );
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
