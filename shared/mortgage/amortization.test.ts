import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amortize, type MortgageTerms, monthlyPaymentOf, monthlyRateOf } from './amortization.ts';

/**
 * Computed independently, with 50 decimal digits and rounding half up each month. Rows of the first, tenth and last
 * year: paid, interest, capital, remaining, in cents.
 */
const KNOWN = [
  {
    terms: { amount: 100_000_00, years: 20, rate: 3 },
    monthlyPayment: 552_57,
    lastPayment: 553_76,
    totalInterest: 32_617_99,
    rows: [
      [1, 6_630_84, 2_909_33, 3_721_51, 96_278_49],
      [10, 6_630_84, 1_775_09, 4_855_75, 57_336_88],
      [20, 6_632_03, 105_13, 6_526_90, 0],
    ],
  },
  {
    terms: { amount: 200_000_00, years: 25, rate: 3.5 },
    monthlyPayment: 995_37,
    lastPayment: 993_27,
    totalInterest: 98_608_90,
    rows: [
      [1, 11_944_44, 6_809_58, 5_134_86, 194_865_14],
      [10, 11_944_44, 4_946_14, 6_998_30, 139_760_94],
      [25, 11_942_34, 219_85, 11_722_49, 0],
    ],
  },
  {
    terms: { amount: 150_000_00, years: 15, rate: 2 },
    monthlyPayment: 964_01,
    lastPayment: 964_64,
    totalInterest: 23_522_43,
    rows: [
      [1, 11_568_12, 2_894_34, 8_673_78, 141_326_22],
      [10, 11_568_12, 1_202_15, 10_365_97, 55_024_52],
      [15, 11_568_75, 123_23, 11_445_52, 0],
    ],
  },
];

const terms = fc.record({
  amount: fc.integer({ min: 1_000_00, max: 10_000_000_00 }),
  years: fc.integer({ min: 1, max: 40 }),
  rate: fc.integer({ min: 0, max: 2000 }).map((rate) => rate / 100),
});

describe('a mortgage', () => {
  test.each(KNOWN)('$terms gives the independently computed figures', ({ terms, rows, ...figures }) => {
    const plan = amortize(terms);
    expect(plan).toMatchObject({ ...figures, totalPaid: terms.amount + figures.totalInterest });
    const cells = plan.years.map(({ year, paid, interest, capital, remaining }) => [
      ...[year, paid, interest, capital, remaining],
    ]);
    expect(rows.map(([year = 0]) => cells[year - 1])).toEqual(rows);
  });

  test.each([
    [2, 0.1652],
    [3, 0.2466],
    [4, 0.3274],
  ])('of %s %% a year costs %s %% a month', (rate, monthly) => {
    expect(monthlyRateOf(rate) * 100).toBeCloseTo(monthly, 4);
  });

  test('without interest has equal payments, and the last one absorbs rounding', () => {
    const plan = amortize({ amount: 100_000_00, years: 9, rate: 0 });
    expect(plan.monthlyPayment).toBe(925_93);
    expect(plan.lastPayment).toBe(100_000_00 - 107 * 925_93);
    expect(plan.totalInterest).toBe(0);
  });

  test('is repaid completely: capital adds up to the amount, and nothing remains', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { years, totalPaid, totalInterest } = amortize(given);
        expect(years).toHaveLength(given.years);
        expect(years.reduce((sum, { capital }) => sum + capital, 0)).toBe(given.amount);
        expect(years.reduce((sum, { paid }) => sum + paid, 0)).toBe(totalPaid);
        expect(totalPaid).toBe(given.amount + totalInterest);
        expect(years.at(-1)?.remaining).toBe(0);
        let owed = given.amount;
        for (const { paid, interest, capital, remaining } of years) {
          expect(Number.isInteger(interest) && Number.isInteger(capital)).toBe(true);
          expect(Math.min(interest, capital, remaining)).toBeGreaterThanOrEqual(0);
          expect(paid).toBe(interest + capital);
          expect(remaining).toBe(owed - capital);
          owed = remaining;
        }
      }),
    );
  });

  test('costs more a month at a higher rate, and less over more years', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 500 }), (given, step) => {
        const payment = monthlyPaymentOf(given);
        expect(monthlyPaymentOf({ ...given, rate: given.rate + step / 100 })).toBeGreaterThanOrEqual(payment);
        expect(monthlyPaymentOf({ ...given, years: given.years + 1 })).toBeLessThanOrEqual(payment);
      }),
    );
  });

  test('costs more in all at a higher rate, and over more years', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 500 }), (given, step) => {
        const { totalInterest } = amortize(given);
        for (const other of [
          { ...given, rate: given.rate + step / 100 },
          { ...given, years: given.years + 1 },
        ]) {
          const least = totalInterest - roundingOf(given) - roundingOf(other);
          expect(amortize(other).totalInterest).toBeGreaterThanOrEqual(least);
        }
      }),
    );
  });
});

/** The maximum rounding error in cents: the payment and each month's interest are half a cent off, with interest. */
function roundingOf({ years, rate }: MortgageTerms): number {
  const monthly = monthlyRateOf(rate);
  return monthly === 0 ? years * 12 : ((1 + monthly) ** (years * 12) - 1) / monthly;
}
