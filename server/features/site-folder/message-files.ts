/** `messages.<lang>.json`: messages of the site in the agency's own words. */
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import * as v from 'valibot';
import type { Faults } from './faults.ts';

/** They travel with every page. */
const MAX_CHARACTERS = 20_000;

export const messagesSchema = v.record(v.string(), v.string('is no text'));

/** Returns the overrides that can replace messages of the site; the others are reported. */
export function readMessages(
  own: Readonly<Record<string, string>>,
  site: Readonly<Record<string, string>>,
  { name, faults }: { name: string; faults: Faults },
): Record<string, string> {
  let room = MAX_CHARACTERS;
  const accepted = Object.entries(own).filter(([key, text]) => {
    const fault = faultOf(text, site[key]);
    if (fault) faults.add(name, `"${key}" ${fault}`);
    else if (text.length > room) faults.add(name, `"${key}" is beyond ${MAX_CHARACTERS} characters in all`);
    else {
      room -= text.length;
      return true;
    }
    return false;
  });
  return Object.fromEntries(accepted);
}

function faultOf(text: string, original: string | undefined): string | null {
  if (original === undefined) return 'is no message of the site';
  if (text.trim() === '') return 'is empty';
  try {
    const [own, needed] = [placeholdersOf(parse(text)), placeholdersOf(parse(original))];
    const unknown = [...own.keys()].filter((name) => !needed.has(name));
    const missing = [...needed.keys()].filter((name) => !own.has(name));
    if (unknown.length > 0) return `has the unknown placeholder ${unknown.join(', ')}`;
    if (missing.length > 0) return `lacks the placeholder ${missing.join(', ')}`;
    const other = [...own].find(([name, type]) => type !== TYPE.argument && type !== needed.get(name));
    return other ? `uses the placeholder ${other[0]} in another way than the site` : null;
  } catch (error) {
    return `is no ICU message: ${(error as Error).message}`;
  }
}

/** The kinds of arguments and tags, by their names; that of a tag is `<name>`. */
function placeholdersOf(elements: readonly MessageFormatElement[]): Map<string, TYPE> {
  const kinds = new Map<string, TYPE>();
  const visit = (element: MessageFormatElement): void => {
    if (isLiteralElement(element) || isPoundElement(element)) return;
    const name = isTagElement(element) ? `<${element.value}>` : element.value;
    kinds.set(name, element.type);
    if (isTagElement(element)) element.children.forEach(visit);
    if (isSelectElement(element) || isPluralElement(element))
      for (const option of Object.values(element.options)) option.value.forEach(visit);
  };
  elements.forEach(visit);
  return kinds;
}
