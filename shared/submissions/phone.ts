import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ParsePhone } from './fields.ts';

/** Parses numbers of any country; without a country code they are read as Belgian. */
export const parsePhone: ParsePhone = (typed) => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'BE', extract: false });
  return number?.isValid() ? number.number : null;
};
