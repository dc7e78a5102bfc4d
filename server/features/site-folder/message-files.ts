/** `messages.<lang>.json`: messages of the site in the agency's own words. */
import {
  isArgumentElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
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
  try {
    const [own, needed] = [placeholdersOf(parse(text)), placeholdersOf(parse(original))];
    const unknown = [...own].filter((name) => !needed.has(name));
    const missing = [...needed].filter((name) => !own.has(name));
    if (unknown.length > 0) return `has the unknown placeholder ${unknown.join(', ')}`;
    return missing.length > 0 ? `lacks the placeholder ${missing.join(', ')}` : null;
  } catch (error) {
    return `is no ICU message: ${(error as Error).message}`;
  }
}

/** The names of arguments, and of tags as `<name>`. */
function placeholdersOf(elements: readonly MessageFormatElement[]): Set<string> {
  const names = new Set<string>();
  const visit = (element: MessageFormatElement): void => {
    if (isTagElement(element)) {
      names.add(`<${element.value}>`);
      element.children.forEach(visit);
    } else if (isSelectElement(element) || isPluralElement(element)) {
      names.add(element.value);
      for (const option of Object.values(element.options)) option.value.forEach(visit);
    } else if (isArgumentElement(element) || 'style' in element) names.add(element.value as string);
  };
  elements.forEach(visit);
  return names;
}
