/**
 * The calculator's three fields as text, as they stand in an address and in a form. Reading is total: a
 * field that means nothing is a fault beside it, and there are terms only when all three mean something.
 */
import { readAmount } from '../typed-numbers.ts';
import type { MortgageTerms } from './amortization.ts';

export const MORTGAGE_FIELDS = ['amount', 'years', 'rate'] as const;
export type MortgageField = (typeof MORTGAGE_FIELDS)[number];

/** What an agency lets visitors choose: whole euros, whole years, per cent a year. */
export type MortgageBounds = Record<MortgageField, { min: number; max: number; default: number }>;

/** What was typed. */
export type MortgageText = Record<MortgageField, string>;

export interface MortgageForm {
  text: MortgageText;
  /** The numbers meant; null: none, or one beyond the bounds. */
  values: Record<MortgageField, number | null>;
  /** Null when a field is at fault. */
  terms: MortgageTerms | null;
}

const MOST_TYPED = 40;
/** The share of the price that a buyer is assumed to pay from savings. */
export const OWN_SHARE = 0.2;

const READ: Record<MortgageField, (text: string) => number | null> = {
  amount: readAmount,
  years: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : null),
  rate: (text) =>
    /^\d{1,4}([.,]\d{1,4})?\s?%?$/.test(text) ? Number.parseFloat(text.replace(',', '.')) : null,
};

/** Reads what was typed. Never throws. */
export function readMortgage(text: MortgageText, bounds: MortgageBounds): MortgageForm {
  const read = (field: MortgageField) => {
    const value = READ[field](text[field].trim());
    return value !== null && value >= bounds[field].min && value <= bounds[field].max ? value : null;
  };
  const values = { amount: read('amount'), years: read('years'), rate: read('rate') };
  const { amount, years, rate } = values;
  const isWhole = amount !== null && years !== null && rate !== null;
  return { text, values, terms: isWhole ? { amount: Math.round(amount * 100), years, rate } : null };
}

/** What an address says; a field that it does not name starts where the agency lets it. */
export function parseMortgage(query: URLSearchParams, bounds: MortgageBounds): MortgageForm {
  const typed = (field: MortgageField) => {
    const given = query.get(field) ?? String(bounds[field].default);
    return given.replace(/\p{Cc}/gu, ' ').slice(0, MOST_TYPED);
  };
  return readMortgage({ amount: typed('amount'), years: typed('years'), rate: typed('rate') }, bounds);
}

/** A query string without `?`: numbers in one spelling, anything else as it was typed. */
export function formatMortgage({ text, values }: MortgageForm): string {
  const fields = MORTGAGE_FIELDS.map((field) => [field, String(values[field] ?? text[field])]);
  return new URLSearchParams(fields).toString();
}

/** What is borrowed for a home of this price, in whole euros; null when it is out of bounds. */
export function amountFor(price: number, { amount }: MortgageBounds): number | null {
  const borrowed = Math.round(price * (1 - OWN_SHARE));
  return borrowed >= amount.min && borrowed <= amount.max ? borrowed : null;
}
