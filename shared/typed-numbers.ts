/** Reads what visitors type in calculators. Parsing is total: invalid numbers return null. */

/** Thousands separators are uniform: point, comma, space or apostrophe. Up to two decimals may follow. */
const TYPED = /^(-?)(\d{1,12}|\d{1,3}([.,'’\s])\d{3}(?:\3\d{3}){0,2})(?:[.,](\d{1,2}))?$/;

/** Parses an amount, with or without a euro sign, thousands separators and cents. */
export function parseAmount(text: string | null): number | null {
  const typed = (text ?? '').replace(/^\s*€|€\s*$/g, '').trim();
  const [, sign, whole, , cents = '0'] = typed.match(TYPED) ?? [];
  return whole === undefined ? null : Number(`${sign}${whole.replace(/\D/g, '')}.${cents}`);
}

const MAX_TYPED_LENGTH = 40;

/** Replaces control characters by spaces, and truncates to `maxLength` characters. */
export function cleanTypedText(text: string, maxLength = MAX_TYPED_LENGTH): string {
  return text.replace(/\p{Cc}/gu, ' ').slice(0, maxLength);
}

/** Parses a whole number within bounds; decimals are dropped. */
export function parseInteger(text: string | null, min: number, max: number): number | null {
  const amount = parseAmount(text);
  // Adding zero turns -0 into 0.
  const value = amount === null ? null : Math.trunc(amount) + 0;
  return value !== null && value >= min && value <= max ? value : null;
}
