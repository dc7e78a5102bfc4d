import { expect, test } from '@jest/globals';
import { inEuros } from './estate-parts.ts';
import { parseNumber, toDay, toInstant, toReference } from './parse-values.ts';
import { plainText, shorten, titleOf, toText } from './texts.ts';
import { CURRENCY_FIELD, UnmappedValues } from './unmapped-values.ts';

test.each([
  ['2026-07-01 10:00:00', '2026-07-01T08:00:00Z'],
  ['2026-12-01T10:00:00.5', '2026-12-01T09:00:00.5Z'],
  ['2026-12-01', '2026-11-30T23:00:00Z'],
  ['2026-12-01T10:00:00+02:00', '2026-12-01T08:00:00Z'],
  ['2026-12-01T10:00:00Z', '2026-12-01T10:00:00Z'],
  ['2026-02-30 10:00:00', undefined],
  ['0001-01-01T00:00:00', undefined],
  ['yesterday', undefined],
])('the instant of %s is %s', (text, instant) => {
  expect(toInstant(text)).toBe(instant);
});

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-01T00:00:00', '2026-12-01'],
  ['2026-02-30', undefined],
  ['0001-01-01T00:00:00', undefined],
  ['01/12/2026', undefined],
])('the day of %s is %s', (text, day) => {
  expect(toDay(text)).toBe(day);
});

test.each([
  ['1250', 1250],
  ['1250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1,250.50', 1250.5],
  ['1 250', 1250],
  ['1.250', 1250],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['-0.125', -0.125],
  ['350000.000', 350_000],
  ['350000,0000', 350_000],
  ['950.0000', 950],
  ['1.250,0000', 1250],
  ['1,250.000', 1250],
  ['1.250.000', 1_250_000],
  ['1.250.000.00', 1_250_000],
  ['1250.', undefined],
  ['1.25.000', undefined],
  ['12 m2', undefined],
])('the number of %s is %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each([
  ['AB/12 é', 'AB/12'],
  ['#12', '12'],
  [' ', undefined],
])('the reference of %s is %s', (id, reference) => {
  expect(toReference(id)).toBe(reference);
});

test.each([undefined, '', 'EUR', 'eur', 'Euro', '€'])('the currency %p is the euro', (currency) => {
  const line = { price: 100, financial: { charges: 5 } };
  expect(inEuros(line, currency, new UnmappedValues())).toBe(line);
});

test('amounts in another currency are left out, and a price is counted', () => {
  const unmapped = new UnmappedValues();
  const financial = { charges: 5, guarantee: 6, cadastralIncome: 700 };
  expect(inEuros({ price: 100, financial }, 'gbp', unmapped)).toEqual({
    financial: { cadastralIncome: 700 },
  });
  expect(inEuros({ price: undefined }, 'CHF', unmapped)).toEqual({});
  expect(unmapped.list()).toEqual([{ field: CURRENCY_FIELD, value: 'GBP', count: 1 }]);
});

test('turns HTML into paragraphs', () => {
  expect(plainText('<p>Villa &eacute;t&#233; &amp; tuin</p><p>a<br>b</p><script>x()</script>')).toBe(
    'Villa été & tuin\n\na\nb',
  );
  expect(plainText('100 m&sup2; &plusmn;&nbsp;5&percnt; &frac14; &Omega; A&amp;B AT&T')).toBe(
    '100 m² ± 5% ¼ Ω A&B AT&T',
  );
  expect(plainText('&constructor; &#0; 3 < 4 <style>')).toBe('&constructor; 3 < 4');
});

test.each(['<script', '<a', '<br', '<style>', '&', '&a'])(
  'reads a long run of %s without backtracking',
  (text) => {
    // With backtracking it would not end before the time limit of the test.
    expect(plainText(text.repeat(60_000)).length).toBeLessThanOrEqual(60_000 * text.length);
  },
);

test('shortens at a word, and never within a character', () => {
  expect(shorten('een twee drie', 10)).toBe('een twee…');
  expect(shorten('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(shorten('xxxxxxxx😀x', 10)).toBe('xxxxxxxx…');
  expect(titleOf('Ruime villa. Met tuin.')).toBe('Ruime villa.');
});

test('title and description replace each other', () => {
  expect(toText('Villa', '')).toEqual({ title: 'Villa', description: 'Villa' });
  expect(toText('', '<p>Villa.</p><p>Tuin.</p>')).toEqual({
    title: 'Villa.',
    description: 'Villa.\n\nTuin.',
  });
  expect(toText(' ', '<br>')).toBeUndefined();
  expect(toText('t'.repeat(300), 'd '.repeat(9000))?.title).toHaveLength(200);
  expect(toText('t', 'd '.repeat(9000))?.description.length).toBeLessThanOrEqual(8000);
});
