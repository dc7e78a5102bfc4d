import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ParsePhone } from './fields.ts';

/** What is pasted before a number: the scheme of a link, or a label as in "Tel.: 09 225 12 34". */
const LABEL = /^\s*(?:tel|t[ée]l[ée]phone|telefoon|telefon|gsm|mobile?|mobil)[.:\s]+/iu;

/** Returns the number in E.164 form, or null if invalid. The default country is Belgium. */
export const parsePhone: ParsePhone = (typed) => {
  const number = parsePhoneNumberFromString(typed.replace(LABEL, ''), {
    defaultCountry: 'BE',
    extract: false,
  });
  return number?.isValid() ? number.number : null;
};

/**
 * Returns a number of `parsePhone` with spaces, as people read it: "+32 470 12 34 56". Another text is returned as it
 * is.
 */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
