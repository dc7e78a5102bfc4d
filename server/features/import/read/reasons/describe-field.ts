/** Describes a field of a feed line by its path, in the agency's words. */
import { ELEMENT_NAMES, FIELD_NAMES, LANGUAGE_NAMES, LINE_NAMES, SECTION_NAMES } from './field-names.data.ts';

export type PathKey = string | number;

export interface FieldDescription {
  /** What has the field: "the home", "room 2 of floor 1". */
  owner: string;
  /** The field without an article: "town", "title in Dutch", "EPC value". */
  name: string;
  /** Whether the owner is an element of a list. */
  isInList: boolean;
}

/** `keys`: at least one. `kind`: that of the line, if it is known. */
export function describeField(keys: readonly PathKey[], kind: string | undefined): FieldDescription {
  const element = keys.findLastIndex((key) => typeof key === 'number');
  // An element of a list that is wrong as a whole is a field of the line.
  const isElement = element === keys.length - 1;
  const line = LINE_NAMES[kind ?? ''] ?? 'the line';
  const ownKeys = isElement ? keys : keys.slice(element + 1);
  const owner = isElement || element < 0 ? line : nameElement(keys.slice(0, element + 1));
  return { owner, name: isElement ? nameElement(keys) : nameField(ownKeys), isInList: owner !== line };
}

/** The name of the innermost element, and of those that contain it: "room 2 of floor 1". */
function nameElement(keys: readonly PathKey[]): string {
  return keys
    .flatMap((key, at) => (typeof key === 'number' ? [`${nameListElement(keys[at - 1])} ${key + 1}`] : []))
    .reverse()
    .join(' of ');
}

function nameListElement(list: PathKey | undefined): string {
  return ELEMENT_NAMES[String(list)] ?? splitWords(String(list));
}

function nameField(keys: readonly PathKey[]): string {
  const texts = keys.map(String);
  const language = texts.find((key) => key in LANGUAGE_NAMES);
  const own = texts.filter((key) => key !== language);
  const last = own.at(-1) ?? '';
  const name = FIELD_NAMES[own.join('.')] ?? SECTION_NAMES[last] ?? FIELD_NAMES[last] ?? splitWords(last);
  const section = own.slice(0, -1).find((key) => key in SECTION_NAMES);
  return [section && SECTION_NAMES[section], name, language && LANGUAGE_NAMES[language]]
    .filter(Boolean)
    .join(' ');
}

/** "postalCode" becomes "postal code". */
function splitWords(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
