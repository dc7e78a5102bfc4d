/** Building blocks of the schemas of forms: fields that several forms have. */
import * as v from 'valibot';
import type { FieldFault } from './faults.ts';

/** Turns what is typed into a telephone number in international form (`+3290001200`); null: it is none. */
export type ParsePhone = (typed: string) => string | null;

/** Unicode's control characters and the two separators that some programs read as line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** The same, but for the ends of lines and tabs of a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/;
/** What mail programs turn into a link or read as markup. */
const LINK = /:\/\/|www\.|[<>]/i;
/** Names of hosts; "huis.De tuin" and "J.De Smet" are none. */
const HOST =
  /\b[\w-]+\.(?:[a-z]{2,}\/|(?:com|net|org|info|biz|be|nl|fr|de|eu|io|ru|cn|xyz|top|online|site|shop)\b)/;

export const LONGEST = {
  name: 100,
  email: 254,
  phone: 40,
  street: 150,
  remarks: 300,
  message: 5000,
  note: 500,
};

/** A line that must be there. */
export function line(fault: FieldFault, longest: number) {
  return v.pipe(plainLine(fault, longest), v.minLength(1, fault));
}

/** A line that may be left out: null then. */
export function optionalLine(fault: FieldFault, longest: number) {
  return v.pipe(
    v.nullish(plainLine(fault, longest), ''),
    v.transform((value) => value || null),
  );
}

/** A name in a mail to another person: it must not contain a link (spam). */
export function nameWithoutLink(fault: FieldFault) {
  return v.pipe(line(fault, LONGEST.name), v.check(hasNoLink, 'link'), v.excludes('@', 'link'));
}

function plainLine(fault: FieldFault, longest: number) {
  return v.pipe(
    v.string(fault),
    v.trim(),
    v.maxLength(longest, fault),
    v.check((value) => !CONTROLS.test(value) && value.isWellFormed(), fault),
  );
}

/** An address as browsers accept it in `<input type="email">`, with a domain that mail can reach. */
export function email(fault: FieldFault = 'email') {
  return v.pipe(line(fault, LONGEST.email), v.rfcEmail(fault), v.regex(/@[^@]+\.[a-z0-9-]{2,}$/i, fault));
}

export function phone(parse: ParsePhone, fault: FieldFault = 'phone') {
  return v.pipe(
    line(fault, LONGEST.phone),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const number = parse(dataset.value);
      if (number !== null) return number;
      addIssue({ message: fault });
      return NEVER;
    }),
  );
}

/** A text of several lines that must be there. */
export function text(fault: FieldFault, longest: number) {
  return v.pipe(anyText(fault, longest), v.minLength(1, fault));
}

/** The same without links: null when it is left out. */
export function optionalNote() {
  return v.pipe(
    v.nullish(anyText('text', LONGEST.note), ''),
    v.check(hasNoLink, 'link'),
    v.transform((value) => value || null),
  );
}

function hasNoLink(value: string): boolean {
  return !LINK.test(value) && !HOST.test(value);
}

/** `fault`: it is no text at all. */
function anyText(fault: FieldFault, longest: number) {
  return v.pipe(
    v.string(fault),
    v.transform((value) => value.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim()),
    v.maxLength(longest, 'text'),
    v.check((value) => !CONTROLS_IN_TEXT.test(value) && value.isWellFormed(), 'text'),
  );
}

/** Without this nothing is sent. */
export const consent = (fault: FieldFault = 'consent') => v.literal(true, fault);

/** A box that need not be ticked. */
export const optIn = () => v.nullish(v.boolean(), false);
