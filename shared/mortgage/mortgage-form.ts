/**
 * The calculator's three fields as texts, in a query string and in a form. Parsing is total: each invalid field is
 * reported, and the terms exist only when all three fields are valid.
 */
import { cleanTypedText, parseAmount } from '../typed-numbers.ts';
import type { MortgageTerms } from './amortization.ts';

export const MORTGAGE_FIELDS = ['amount', 'years', 'rate'] as const;
export type MortgageField = (typeof MORTGAGE_FIELDS)[number];

/** The bounds and defaults that the agency has configured: whole euros, whole years, per cent a year. */
export type MortgageBounds = Record<MortgageField, { min: number; max: number; default: number }>;

/** The typed texts. */
export type MortgageText = Record<MortgageField, string>;

export interface MortgageForm {
  text: MortgageText;
  /** The parsed numbers; null when invalid or out of bounds. */
  values: Record<MortgageField, number | null>;
  /** Null when a field is invalid. */
  terms: MortgageTerms | null;
}

/** The share of the price that a buyer is assumed to pay from savings. */
export const DOWN_PAYMENT_SHARE = 0.2;

const READ: Record<MortgageField, (text: string) => number | null> = {
  amount: parseAmount,
  years: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : null),
  rate: (text) =>
    /^\d{1,4}([.,]\d{1,4})?\s?%?$/.test(text) ? Number.parseFloat(text.replace(',', '.')) : null,
};

/** Parses the typed texts. Never throws. */
export function parseMortgageText(text: MortgageText, bounds: MortgageBounds): MortgageForm {
  const read = (field: MortgageField) => {
    const value = READ[field](text[field].trim());
    return value !== null && value >= bounds[field].min && value <= bounds[field].max ? value : null;
  };
  const values = { amount: read('amount'), years: read('years'), rate: read('rate') };
  const { amount, years, rate } = values;
  const isComplete = amount !== null && years !== null && rate !== null;
  return { text, values, terms: isComplete ? { amount: Math.round(amount * 100), years, rate } : null };
}

/** Parses a query string; an absent field has its default. */
export function parseMortgage(query: URLSearchParams, bounds: MortgageBounds): MortgageForm {
  const typed = (field: MortgageField) => cleanTypedText(query.get(field) ?? String(bounds[field].default));
  return parseMortgageText({ amount: typed('amount'), years: typed('years'), rate: typed('rate') }, bounds);
}

/** Formats a query string without `?`: numbers in one spelling, invalid values as typed. */
export function formatMortgage({ text, values }: MortgageForm): string {
  const fields = MORTGAGE_FIELDS.map((field) => [field, String(values[field] ?? text[field])]);
  return new URLSearchParams(fields).toString();
}

/** The amount borrowed for a home of this price, in whole euros; null when out of bounds. */
export function loanAmountFor(price: number, { amount }: Pick<MortgageBounds, 'amount'>): number | null {
  const borrowed = Math.round(price * (1 - DOWN_PAYMENT_SHARE));
  return borrowed >= amount.min && borrowed <= amount.max ? borrowed : null;
}
