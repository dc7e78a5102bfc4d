/** Numbers as typed in a field. Parsing is total: null for everything else. */

/** Marks between thousands are the same throughout: a point, a comma, a space or an apostrophe; cents may follow. */
const TYPED = /^(-?)(\d{1,12}|\d{1,3}([.,'’\s])\d{3}(?:\3\d{3}){0,2})(?:[.,](\d{1,2}))?$/;

/** An amount: with a euro sign or none, with marks between thousands, with cents. */
export function readAmount(text: string | null): number | null {
  const typed = (text ?? '').replace(/^\s*€|€\s*$/g, '').trim();
  const [, sign, whole, , cents = '0'] = typed.match(TYPED) ?? [];
  return whole === undefined ? null : Number(`${sign}${whole.replace(/\D/g, '')}.${cents}`);
}

/** A whole number within bounds; cents are dropped. */
export function readWholeNumber(text: string | null, least: number, most: number): number | null {
  const amount = readAmount(text);
  // Adding zero makes zero of a negative one.
  const value = amount === null ? null : Math.trunc(amount) + 0;
  return value !== null && value >= least && value <= most ? value : null;
}
