import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatMortgage, loanAmountFor, type MortgageBounds, parseMortgage } from './mortgage-form.ts';

const bounds: MortgageBounds = {
  amount: { min: 1000, max: 5_000_000, default: 250_000 },
  years: { min: 1, max: 30, default: 25 },
  rate: { min: 0, max: 15, default: 3.25 },
};
const parse = (query: string) => parseMortgage(new URLSearchParams(query), bounds);

describe('parseMortgage', () => {
  test('uses the defaults of the agency', () => {
    expect(parse('').terms).toEqual({ amount: 250_000_00, years: 25, rate: 3.25 });
  });

  test.each([
    ['200000', 200_000_00],
    ['200.000', 200_000_00],
    ['€ 200.000,50', 200_000_50],
    ['200\u202F000 €', 200_000_00],
    ['200,000.5', 200_000_50],
    ['1.250.000', 1_250_000_00],
    ['1234,5', 1_234_50],
  ])('parses an amount of %s', (typed, amount) => {
    expect(parse(new URLSearchParams({ amount: typed }).toString()).terms?.amount).toBe(amount);
  });

  test.each([
    ['3,25', 3.25],
    ['3.25', 3.25],
    ['0', 0],
    ['3 %', 3],
  ])('parses a rate of %s', (typed, rate) => {
    expect(parse(new URLSearchParams({ rate: typed }).toString()).terms?.rate).toBe(rate);
  });

  test.each([
    ['amount', '-1'],
    ['amount', '1000000000000'],
    ['amount', '999,99'],
    ['amount', 'a lot'],
    ['amount', 'NaN'],
    ['amount', ''],
    ['amount', '1e5'],
    ['amount', '20.00.000'],
    ['years', '1000'],
    ['years', '0'],
    ['years', '2,5'],
    ['rate', '15.01'],
    ['rate', '-0,1'],
    ['rate', 'Infinity'],
    ['rate', '%'],
  ])('keeps an invalid %s “%s” as typed, and returns no terms', (field, typed) => {
    const form = parse(new URLSearchParams({ [field]: typed }).toString());
    expect(form.terms).toBeNull();
    expect(Object.entries(form.values).filter(([, value]) => value === null)).toEqual([[field, null]]);
    expect(form.text).toMatchObject({ [field]: typed });
  });

  test('formatMortgage writes numbers in one spelling', () => {
    expect(formatMortgage(parse('amount=200.000&rate=3,5+%25'))).toBe('amount=200000&years=25&rate=3.5');
    expect(formatMortgage(parse('years=soon&x=y'))).toBe('amount=250000&years=soon&rate=3.25');
  });

  test('never throws, and parses what it formats', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.nat().map(String));
    fc.assert(
      fc.property(text, text, text, (amount, years, rate) => {
        const form = parseMortgage(new URLSearchParams({ amount, years, rate }), bounds);
        const again = parse(formatMortgage(form));
        expect(again.terms).toEqual(form.terms);
        expect(formatMortgage(again)).toBe(formatMortgage(form));
      }),
    );
  });

  test('amountFor returns four fifths of the price, within bounds', () => {
    expect(loanAmountFor(325_000, bounds)).toBe(260_000);
    expect(loanAmountFor(1000, bounds)).toBeNull();
    expect(loanAmountFor(50_000_000, bounds)).toBeNull();
  });
});
