/** How numbers and sums are written, everywhere: pages, mails and the texts of the demo agency. */

/** Belgian English would write 2.055 m² beside €1,250,000: its readers expect the latter's way for both. */
const NOTATIONS: Readonly<Record<string, string>> = { 'en-BE': 'en-GB' };
const NARROW_GAP = '\u202f';
const GAP = '\u00a0';

/** A formatter for a BCP 47 tag; dear to make, to be kept. */
export function createNumberFormat(tag: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const format = new Intl.NumberFormat(NOTATIONS[tag] ?? tag, options);
  return tag.startsWith('fr') ? withGaps(format) : format;
}

/** The heading's face has no narrow gap: thousands in French would run together. */
function withGaps(format: Intl.NumberFormat): Intl.NumberFormat {
  const write = format.format;
  const value = (number: number) => write(number).replaceAll(NARROW_GAP, GAP);
  return Object.defineProperty(format, 'format', { value });
}
