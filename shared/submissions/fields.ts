/** Building blocks of validation schemas: fields that several forms share. */
import * as v from 'valibot';
import { removeInvisible } from '../invisible-characters.ts';
import type { FieldFault } from './faults.ts';

/** Parses a typed telephone number to international form (`+3290001200`); null when invalid. */
export type ParsePhone = (typed: string) => string | null;

/** Unicode control characters, and the two separators that some programs treat as line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** The same without line breaks and tabs, for texts of several lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters
const CONTROLS_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/;
/** Texts that mail programs turn into a link or interpret as markup. */
const LINK = /:\/\/|www\.|[<>]/i;
/** Host names; must not match "huis.De tuin" and "J.De Smet". */
const HOST =
  /\b[\w-]+\.(?:[a-z]{2,}\/|(?:com|net|org|info|biz|be|nl|fr|de|eu|io|ru|cn|xyz|top|online|site|shop)\b)/;

export const MAX_LENGTHS = {
  name: 100,
  email: 254,
  phone: 40,
  street: 150,
  postalCode: 20,
  city: 120,
  area: 60,
  bedrooms: 20,
  remarks: 300,
  message: 5000,
  note: 500,
};

/** A required single-line text. */
export function requiredLine(fault: FieldFault, maxLength: number) {
  return v.pipe(plainLine(fault, maxLength), v.minLength(1, fault));
}

/** An optional single-line text; null when empty. */
export function optionalLine(fault: FieldFault, maxLength: number) {
  return v.pipe(
    v.nullish(plainLine(fault, maxLength), ''),
    v.transform((value) => value || null),
  );
}

/** A name in a mail to another person: it must not contain a link (spam). */
export function nameWithoutLink(fault: FieldFault) {
  return v.pipe(requiredLine(fault, MAX_LENGTHS.name), v.check(hasNoLink, 'link'), v.excludes('@', 'link'));
}

function plainLine(fault: FieldFault, maxLength: number) {
  return v.pipe(
    v.string(fault),
    v.transform(removeInvisible),
    v.trim(),
    v.maxLength(maxLength, fault),
    v.check((value) => !CONTROLS.test(value) && value.isWellFormed(), fault),
  );
}

/** An address as accepted by `<input type="email">`, with a domain that has a top-level domain. */
export function email(fault: FieldFault = 'email') {
  return v.pipe(
    requiredLine(fault, MAX_LENGTHS.email),
    v.rfcEmail(fault),
    v.regex(/@[^@]+\.[a-z0-9-]{2,}$/i, fault),
  );
}

export function phone(parse: ParsePhone, fault: FieldFault = 'phone') {
  return v.pipe(
    requiredLine(fault, MAX_LENGTHS.phone),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const number = parse(dataset.value);
      if (number !== null) return number;
      addIssue({ message: fault });
      return NEVER;
    }),
  );
}

/** A required text of several lines. */
export function requiredText(fault: FieldFault, maxLength: number) {
  return v.pipe(anyText(fault, maxLength), v.minLength(1, fault));
}

/** An optional text of several lines without links; null when empty. */
export function optionalNote() {
  return v.pipe(
    v.nullish(anyText('text', MAX_LENGTHS.note), ''),
    v.check(hasNoLink, 'link'),
    v.transform((value) => value || null),
  );
}

/** An optional text of several lines; null when empty. */
export function optionalText(maxLength: number) {
  return v.pipe(
    v.nullish(anyText('text', maxLength), ''),
    v.transform((value) => value || null),
  );
}

function hasNoLink(value: string): boolean {
  return !LINK.test(value) && !HOST.test(value);
}

/** `fault` applies to values that are not a string. */
function anyText(fault: FieldFault, maxLength: number) {
  return v.pipe(
    v.string(fault),
    v.transform((value) => removeInvisible(value).replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim()),
    v.maxLength(maxLength, 'text'),
    v.check((value) => !CONTROLS_IN_TEXT.test(value) && value.isWellFormed(), 'text'),
  );
}

/** A consent that must be given. */
export const requiredConsent = (fault: FieldFault = 'consent') => v.literal(true, fault);

/** An optional checkbox. */
export const optionalCheckbox = (fault: FieldFault = 'required') => v.nullish(v.boolean(fault), false);
