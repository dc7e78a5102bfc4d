/** `messages.<lang>.json`: messages of the site in the agency's own words. */
import {
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Faults } from './faults.ts';

/** They travel with every page. */
export const MAX_CHARACTERS = 20_000;

/** Returns the overrides that can replace messages of the site; the others are reported. */
export function readMessages(
  own: ReadonlyMap<string, unknown>,
  site: Readonly<Record<string, string>>,
  { name, faults }: { name: string; faults: Faults },
): Record<string, string> {
  let room = MAX_CHARACTERS;
  const accepted: Record<string, string> = {};
  for (const [key, text] of own) {
    if (typeof text !== 'string') {
      faults.add(name, `${key} is no text`);
      continue;
    }
    const fault = findMessageFault(text, site[key]);
    if (fault) faults.add(name, `"${key}" ${SENTENCES[fault.code](fault.detail)}`);
    else if (text.length > room) faults.add(name, `"${key}" is beyond ${MAX_CHARACTERS} characters in all`);
    else {
      room -= text.length;
      accepted[key] = text;
    }
  }
  return accepted;
}

/** Why a text cannot replace a message of the site. */
export type MessageTextFault =
  | 'UNKNOWN'
  | 'EMPTY'
  | 'UNKNOWN_PLACEHOLDER'
  | 'MISSING_PLACEHOLDER'
  | 'OTHER_USE'
  | 'NO_ICU';

const SENTENCES: Record<MessageTextFault, (detail: string) => string> = {
  UNKNOWN: () => 'is no message of the site',
  EMPTY: () => 'is empty',
  UNKNOWN_PLACEHOLDER: (names) => `has the unknown placeholder ${names}`,
  MISSING_PLACEHOLDER: (names) => `lacks the placeholder ${names}`,
  OTHER_USE: (name) => `uses the placeholder ${name} in another way than the site`,
  NO_ICU: (reason) => `is no ICU message: ${reason}`,
};

/** `original`: the site's own text; undefined when it has no such message. */
export function findMessageFault(
  text: string,
  original: string | undefined,
): { code: MessageTextFault; detail: string } | null {
  if (original === undefined) return { code: 'UNKNOWN', detail: '' };
  if (text.trim() === '') return { code: 'EMPTY', detail: '' };
  try {
    const [own, needed] = [placeholdersOf(parse(text)), placeholdersOf(parse(original))];
    const unknown = [...own.keys()].filter((name) => !needed.has(name));
    const missing = [...needed.keys()].filter((name) => !own.has(name));
    if (unknown.length > 0) return { code: 'UNKNOWN_PLACEHOLDER', detail: unknown.join(', ') };
    if (missing.length > 0) return { code: 'MISSING_PLACEHOLDER', detail: missing.join(', ') };
    const other = [...own].find(([name, kind]) => kind !== ARGUMENT && kind !== needed.get(name));
    return other ? { code: 'OTHER_USE', detail: other[0] } : null;
  } catch (error) {
    return { code: 'NO_ICU', detail: (error as Error).message };
  }
}

const ARGUMENT = String(TYPE.argument);

/** The kinds of arguments and tags with their styles, by their names; that of a tag is `<name>`. */
function placeholdersOf(elements: readonly MessageFormatElement[]): Map<string, string> {
  const kinds = new Map<string, string>();
  const visit = (element: MessageFormatElement): void => {
    if (isLiteralElement(element) || isPoundElement(element)) return;
    const name = isTagElement(element) ? `<${element.value}>` : element.value;
    kinds.set(name, kindOf(element));
    if (isTagElement(element)) element.children.forEach(visit);
    if (isSelectElement(element) || isPluralElement(element))
      for (const option of Object.values(element.options)) option.value.forEach(visit);
  };
  elements.forEach(visit);
  return kinds;
}

/** A number, date or time with another style than the site's could not be formatted. */
function kindOf(element: MessageFormatElement): string {
  if (!isNumberElement(element) && !isDateElement(element) && !isTimeElement(element))
    return String(element.type);
  const { type, style } = element;
  return `${type} ${typeof style === 'object' ? JSON.stringify(style, (key, value) => (key === 'location' ? undefined : value)) : (style ?? '')}`;
}
