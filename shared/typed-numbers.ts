/** Reads what visitors type or paste as numbers. Parsing is total: invalid numbers return null. */

/** Thousands separators are uniform: point, comma, space or apostrophe. Up to two decimals may follow. */
const TYPED = /^(-?)(\d{1,12}|\d{1,3}([.,'’\s])\d{3}(?:\3\d{3}){0,2})(?:[.,](\d{1,2}|-{1,2}))?$/;
/** No amount is longer. The patterns below need quadratic time for long runs of spaces. */
const MAX_AMOUNT_LENGTH = 100;
/** In the site's languages. */
const EUROS = /^(?:€|eur(?:os?)?(?![a-z]))\s*|\s*(?:€|(?<![a-z])eur(?:os?)?)$/gi;
const MULTIPLES = [
  { ending: /(?<=\d)\s*k$/i, factor: 1_000 },
  { ending: /(?<=\d)\s*(?:mio|mln|miljoen|millions?|millionen)\.?$/i, factor: 1_000_000 },
];

/**
 * Parses an amount, with or without euros (`€`, `EUR`, `euro`), thousands separators, cents (`,50` or `,-`), and `k`
 * for thousands or `mln` for millions. Invisible characters are ignored, and full-width digits are digits.
 */
export function parseAmount(text: string | null): number | null {
  if (text === null || text.length > MAX_AMOUNT_LENGTH) return null;
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(EUROS, '');
  const multiple = MULTIPLES.find(({ ending }) => ending.test(typed));
  const [, sign, whole, , cents = '0'] =
    (multiple ? typed.replace(multiple.ending, '') : typed).match(TYPED) ?? [];
  if (whole === undefined) return null;
  const amount = Number(`${sign}${whole.replace(/\D/g, '')}.${cents.replace(/-+/, '0')}`);
  return multiple ? Math.round(amount * multiple.factor) : amount;
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
