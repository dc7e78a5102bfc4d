/** Number formats of pages, mails and demo texts. */

/** `en-BE` would write 2.055 m² but €1,250,000. Its readers expect commas between thousands in both. */
const NOTATIONS: Readonly<Record<string, string>> = { 'en-BE': 'en-GB' };
const NARROW_NO_BREAK_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

/** Creates a formatter for a BCP 47 tag. Creating one is slow, so callers should reuse it. */
export function createNumberFormat(tag: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const format = new Intl.NumberFormat(NOTATIONS[tag] ?? tag, options);
  return tag.startsWith('fr') ? withNoBreakSpaces(format) : format;
}

/** The heading font has no narrow no-break space, so French thousands would run together. */
function withNoBreakSpaces(format: Intl.NumberFormat): Intl.NumberFormat {
  const write = format.format;
  const value = (number: number) => write(number).replaceAll(NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE);
  return Object.defineProperty(format, 'format', { value });
}
