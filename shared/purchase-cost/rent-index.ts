/**
 * What indexation does to a rent, and the question about the expected rise, as text in a query string and in a form.
 * Parsing is total: an invalid number is null.
 */
import { cleanTypedText, parseAmount } from '../typed-numbers.ts';

/** The rise of the health index in per cent a year. */
export const INDEX_RISE = { min: 0, max: 15, default: 2 };

/** The field of the query string and of the form. */
export const INDEX_FIELD = 'index';

const YEARS = [1, 2, 3];
const MAX_TYPED_LENGTH = 10;

export interface IndexForm {
  /** As typed. */
  text: Record<typeof INDEX_FIELD, string>;
  /** The rise in per cent a year; null when it is no number within the bounds. */
  rise: number | null;
}

export interface IndexedRent {
  /** Whole years after the start of the lease. */
  years: number;
  /** Cents a month, without charges. */
  rentCents: number;
}

/**
 * Returns the rent after one, two and three years, when the landlord indexes it each year: base rent × new index ÷
 * index at the start, where the index rises by the same share each year.
 */
export function indexedRents(rentCents: number, rise: number): IndexedRent[] {
  return YEARS.map((years) => ({ years, rentCents: Math.round(rentCents * (1 + rise / 100) ** years) }));
}

/** Parses the typed text. Never throws. */
export function parseIndexText(text: IndexForm['text']): IndexForm {
  const rise = parseAmount(text.index.trim().replace(/\s?%$/, ''));
  const isValid = rise !== null && rise >= INDEX_RISE.min && rise <= INDEX_RISE.max;
  return { text, rise: isValid ? rise : null };
}

/** Parses a query string; an absent field has its default. */
export function parseIndex(query: URLSearchParams): IndexForm {
  const typed = query.get(INDEX_FIELD) ?? String(INDEX_RISE.default);
  return parseIndexText({ index: cleanTypedText(typed, MAX_TYPED_LENGTH) });
}

/** Formats a query string without `?`: the number in one spelling, an invalid one as typed. */
export function formatIndex({ text, rise }: IndexForm): string {
  return new URLSearchParams({ [INDEX_FIELD]: String(rise ?? text.index) }).toString();
}
