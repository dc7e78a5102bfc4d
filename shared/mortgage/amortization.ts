/** Repayment of a mortgage with a fixed rate and equal monthly payments. Money is in whole euro cents. */

export interface MortgageTerms {
  /** The amount borrowed in cents; above 0. */
  amount: number;
  /** The term in whole years; above 0. */
  years: number;
  /** The effective annual rate in per cent: 3.25 stands for 3.25 %; 0 or more. */
  rate: number;
}

export interface AmortizationYear {
  year: number;
  paid: number;
  interest: number;
  capital: number;
  /** The balance at the end of the year. */
  remaining: number;
}

export interface Amortization {
  /** Per cent a month. */
  monthlyRate: number;
  monthlyPayment: number;
  /** The last payment absorbs rounding: the table ends at exactly 0. */
  lastPayment: number;
  totalInterest: number;
  totalPaid: number;
  years: AmortizationYear[];
}

const MONTHS = 12;

/**
 * The monthly rate, as a fraction, that compounds to `rate` per cent in a year: `(1 + r)^(1/12) − 1`. Belgian lenders
 * use this conversion: 3 % a year is 0.2466 % a month, whereas a twelfth would be 0.25 %.
 */
export function monthlyRateOf(rate: number): number {
  return (1 + rate / 100) ** (1 / MONTHS) - 1;
}

/**
 * The equal payment at the end of each month: `P · i / (1 − (1 + i)^−n)`, for rate 0 `P / n`, to the cent.
 * Source: present value of an ordinary annuity, with the rate per period from compound interest.
 */
export function monthlyPaymentOf({ amount, years, rate }: MortgageTerms): number {
  const months = years * MONTHS;
  const monthly = monthlyRateOf(rate);
  if (monthly === 0) return Math.round(amount / months);
  return Math.round((amount * monthly) / (1 - (1 + monthly) ** -months));
}

/**
 * The complete amortization table. As lenders do, it computes each month the interest on the balance, rounded to the
 * cent; the rest of the payment is capital.
 */
export function amortize(terms: MortgageTerms): Amortization {
  const monthly = monthlyRateOf(terms.rate);
  const monthlyPayment = monthlyPaymentOf(terms);
  const years: AmortizationYear[] = [];
  let remaining = terms.amount;
  let lastPayment = 0;
  for (let year = 1; year <= terms.years; year++) {
    let interest = 0;
    let capital = 0;
    for (let month = 1; month <= MONTHS; month++) {
      const isLast = year === terms.years && month === MONTHS;
      const monthInterest = Math.round(remaining * monthly);
      const monthCapital = isLast ? remaining : Math.min(monthlyPayment - monthInterest, remaining);
      interest += monthInterest;
      capital += monthCapital;
      remaining -= monthCapital;
      lastPayment = monthInterest + monthCapital;
    }
    years.push({ year, paid: interest + capital, interest, capital, remaining });
  }
  const totalInterest = years.reduce((sum, { interest }) => sum + interest, 0);
  const totalPaid = terms.amount + totalInterest;
  return { monthlyRate: monthly * 100, monthlyPayment, lastPayment, totalInterest, totalPaid, years };
}
