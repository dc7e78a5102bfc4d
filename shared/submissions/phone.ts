import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ParsePhone } from './fields.ts';

/** Numbers of any country; without a country's code, those of Belgium. */
export const parsePhone: ParsePhone = (typed) => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'BE', extract: false });
  return number?.isValid() ? number.number : null;
};
