import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ParsePhone } from './fields.ts';

/** Returns the number in E.164 form, or null if invalid. The default country is Belgium. */
export const parsePhone: ParsePhone = (typed) => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'BE', extract: false });
  return number?.isValid() ? number.number : null;
};
