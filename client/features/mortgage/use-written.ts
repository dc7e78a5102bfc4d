import { type IntlShape, useIntl } from 'react-intl';
import type { MortgageForm, MortgageText } from '../../../shared/mortgage/mortgage-form.ts';

const EUROS = { style: 'currency', currency: 'EUR' } as const;
const NUMBER = { ...EUROS, minimumFractionDigits: 0, maximumFractionDigits: 4 } as const;

interface Amounts {
  /** Cents as a sum of money: `€ 1.212,04`. */
  money(cents: number): string;
  /** Cents as a bare number, for a table that names its unit. */
  cents(cents: number): string;
  /** A bare number: a rate, a typed amount. */
  number(value: number): string;
}

const made = new WeakMap<IntlShape, Amounts>();

/**
 * Sums and rates as the page's language writes them. Bare numbers are sums without their sign: Belgian
 * English writes €1,212.04 beside 1.212,04, and a page should write one or the other.
 */
export function useAmounts(): Amounts {
  const intl = useIntl();
  const known = made.get(intl);
  if (known) return known;
  const format = (options: Intl.NumberFormatOptions) =>
    intl.formatters.getNumberFormat(intl.locale, options as never);
  const [euros, number] = [format(EUROS), format(NUMBER)];
  const amounts: Amounts = {
    money: (value) => euros.format(value / 100),
    cents: (value) => withoutSign(euros, value / 100),
    number: (value) => withoutSign(number, value),
  };
  made.set(intl, amounts);
  return amounts;
}

function withoutSign(format: Intl.NumberFormat, value: number): string {
  const parts = format.formatToParts(value).filter(({ type }) => type !== 'currency' && type !== 'literal');
  return parts.map((part) => part.value).join('');
}

/** The fields as the page's language writes numbers; what is no number stays as it was typed. */
export function useWritten(): (form: MortgageForm) => MortgageText {
  const { number } = useAmounts();
  return ({ text, values }) => {
    const written = (field: keyof MortgageText) =>
      values[field] === null ? text[field] : number(values[field]);
    return { amount: written('amount'), years: written('years'), rate: written('rate') };
  };
}
