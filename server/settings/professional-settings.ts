/** What an estate agent discloses about the profession, in the agency file. */
import * as v from 'valibot';
import { PROFESSIONAL_TITLES } from '../../shared/legal/professional-titles.ts';

/** Digits of letters in the check of an IBAN: A is 10. */
const LETTER_OFFSET = 'A'.charCodeAt(0) - 10;

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/;

/** Whether the check digits of an IBAN without spaces are right (ISO 13616); true for other texts. */
function hasCheckDigits(iban: string): boolean {
  if (!IBAN.test(iban)) return true;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - LETTER_OFFSET),
  );
  return BigInt(digits) % 97n === 1n;
}

/** The IBAN of an account, written in groups of four. */
export const bankAccount = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\s/g, '').toUpperCase()),
  v.regex(IBAN, 'is no IBAN such as BE68 5390 0754 7034'),
  v.check(hasCheckDigits, 'is no IBAN: its check digits are wrong'),
  v.transform((iban) => iban.replace(/(.{4})(?=.)/g, '$1 ')),
);

/** The titles with which the agency is registered; most agencies are brokers. */
export const professionalTitles = v.optional(
  v.pipe(
    v.array(v.picklist(PROFESSIONAL_TITLES)),
    v.minLength(1),
    v.checkItems((title, at, titles) => titles.indexOf(title) === at, 'is named twice'),
  ),
  ['broker'],
);
