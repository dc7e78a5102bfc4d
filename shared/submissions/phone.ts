import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ParsePhone } from './fields.ts';

/** Returns the number in E.164 form, or null if invalid. The default country is Belgium. */
export const parsePhone: ParsePhone = (typed) => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'BE', extract: false });
  return number?.isValid() ? number.number : null;
};

/**
 * Returns a number of `parsePhone` with spaces, as people read it: "+32 470 12 34 56". Another text is returned as it
 * is.
 */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
