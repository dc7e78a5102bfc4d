import { globSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { FORMAT_LOCALES, LOCALES, type Locale } from '../../shared/locales.ts';
import { findMessageKeys } from './find-message-keys.ts';
import { readMessageFiles, readMessages } from './read-messages.ts';

const SOURCE: Locale = 'en';
const TRANSLATIONS = LOCALES.filter((locale) => locale !== SOURCE);

/** Texts that are the same in English and in the translation. */
const SAME_AS_ENGLISH: Partial<Record<Locale, readonly string[]>> = {
  nl: [
    ...['{type} in {city}', '{name} in {city}', 'Architect', 'Interest', 'Plan'],
    ...['Barbecue', 'Contact', 'Menu', 'Per week', 'Sauna'],
    '{count, plural, =0 {Filters} other {Filters · #}}',
    ...['Alarm', 'Downloads', 'Lift', 'Pellets', 'Status', 'Team', 'Toilet', 'Type', 'West', 'BIV {number}'],
    ...['Bungalow', 'Chalet', 'Comfort', 'Garage', 'Garages', 'Loft', 'Penthouse', 'Studio', 'Villa'],
    ...['Park', 'School', 'Site', 'Station', 'Postcode', 'Video'],
  ],
  fr: [
    ...['Barbecue', 'Capital', 'Contact', 'Menu', 'Messages', 'Occupation', 'Sauna', 'Wi-Fi'],
    ...[
      'Charges',
      'Date',
      'Correction',
      'Corrections',
      'Description',
      'Description, {language}',
      'Dimensions',
      'Documents',
      'Page {page}',
      'Pages',
      'Pellets',
      'Plan',
      'Site',
      'Source',
      'Type',
    ],
    '{count, plural, one {# plan} other {# plans}}',
    ...['Bungalow', 'Chalet', 'Duplex', 'Garage', 'Garages', 'Loft', 'Penthouse', 'Studio', 'Villa'],
  ],
  de: [
    ...['{type} in {city}', '{name} in {city}'],
    ...['Sauna'],
    ...['Downloads', 'Extras', 'Pellets', 'Plan', 'Status', 'Team', 'West'],
    ...['Bungalow', 'Chalet', 'Garage', 'Loft', 'Park', 'Penthouse', 'Studio', 'Text', 'Video', 'Villa'],
  ],
};

/** A number and its unit that a line break can separate. */
const BREAKING_UNIT =
  /[\d}#] (?:km\/[hu]|kWh|kWp|kWc|m²|km|m|kg|l|kB|ko|MB|Mo|min|Min\.|h|%|€)(?![\p{L}’²])/u;

/** Messages without words: placeholders, punctuation and international units. */
const WITHOUT_WORDS = /^(\{[\w ,]+\}|\/m²|m²|m|l|kWp|kB|[\s()+,:“”])*$/;

const messagesIn = Object.fromEntries(LOCALES.map((locale) => [locale, readMessages(locale)])) as Record<
  Locale,
  Record<string, string>
>;
const keys = Object.keys(messagesIn[SOURCE]);

describe.each(LOCALES)('the messages in %s', (locale) => {
  const messages = messagesIn[locale];

  test('are valid ICU messages', () => {
    expect(keys.filter((key) => astOf(messages[key]) === null)).toEqual([]);
  });

  test('use only plural forms of the language', () => {
    const forms = new Intl.PluralRules(FORMAT_LOCALES[locale]).resolvedOptions().pluralCategories;
    const known = (option: string) => option.startsWith('=') || (forms as string[]).includes(option);
    const foreign = (key: string) =>
      elementsOf(messages[key]).some(
        (element) => element.type === TYPE.plural && !Object.keys(element.options).every(known),
      );
    expect(keys.filter(foreign)).toEqual([]);
  });

  test('use typographic quotation marks and apostrophes', () => {
    const typed = (key: string) => literalsOf(messages[key]).some((text) => /['"]/.test(text));
    expect(keys.filter(typed)).toEqual([]);
  });

  test('have a no-break space between a number and its unit', () => {
    expect(keys.filter((key) => BREAKING_UNIT.test(messages[key] ?? ''))).toEqual([]);
  });

  test('name the floors below ground level', () => {
    const namesIn = (key: string, field: string) => {
      const message = new IntlMessageFormat(messages[key] ?? '', FORMAT_LOCALES[locale]);
      return [-5, -4, -3, -2, -1].map((floor) => String(message.format({ [field]: floor })));
    };
    const names = namesIn('projects.floor', 'floor');
    expect(names.filter((name) => /-\d/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(5);
    expect(namesIn('estates.detail.level', 'level')).toEqual(names);
  });

  test('give each kind of home a different name', () => {
    // Outside filters a flat can have the name of the type apartment.
    const named = keys.filter((key) => /^estates\.(type|subType(?!\.FLAT))\./.test(key));
    const kinds = [...named, 'estates.filters.flat'].map((key) => messages[key]);
    expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([]);
  });
});

describe.each(TRANSLATIONS)('the translation to %s', (locale) => {
  const messages = messagesIn[locale];

  test('has the files of the source, with its keys in the same order', () => {
    expect(keysByFile(locale)).toEqual(keysByFile(SOURCE));
  });

  test('has the placeholders of the source', () => {
    const shapes = (from: Record<string, string>) => keys.map((key) => [key, shapeOf(from[key])]);
    expect(shapes(messages)).toEqual(shapes(messagesIn[SOURCE]));
  });

  test('is not the English text', () => {
    const allowed = SAME_AS_ENGLISH[locale] ?? [];
    // Many countries have one name in several languages.
    const translated = keys.filter((key) => !key.startsWith('cities.country.'));
    const english = translated.filter((key) => messages[key] === messagesIn[SOURCE][key]);
    const left = english.map((key) => messages[key] ?? '').filter((text) => !WITHOUT_WORDS.test(text));
    expect([...new Set(left)].sort()).toEqual([...allowed].sort());
  });
});

test('each message is in one file', () => {
  const all = keysByFile(SOURCE).flatMap(([, keysOfFile]) => keysOfFile);
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

test('French has a no-break space before punctuation', () => {
  const narrow = /(?<!\u202F)[;!?]/;
  // Times and addresses have colons, too.
  const wide = /(?<!\u00A0)(?!(?<=\d):\d|(?<=https):)[:»]|«(?!\u00A0)/;
  const breakingKeys = keys.filter((key) =>
    literalsOf(messagesIn.fr[key]).some((text) => narrow.test(text) || wide.test(text)),
  );
  expect(breakingKeys).toEqual([]);
});

function keysByFile(locale: Locale): [string, string[]][] {
  return [...readMessageFiles(locale)].map(([file, messages]) => [file, Object.keys(messages)]);
}

function astOf(message: string | undefined): MessageFormatElement[] | null {
  try {
    return parse(message ?? '', { captureLocation: false });
  } catch {
    return null;
  }
}

/** Returns every element of a message, including those inside plural forms. */
function elementsOf(message: string | undefined): MessageFormatElement[] {
  const flatten = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) => [element, ...flatten(childrenOf(element))]);
  return flatten(astOf(message) ?? []);
}

function childrenOf(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children;
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
  return Object.values(element.options).flatMap(({ value }) => value);
}

function literalsOf(message: string | undefined): string[] {
  return elementsOf(message).flatMap((element) => (element.type === TYPE.literal ? [element.value] : []));
}

/** Returns the arguments of a message: names with types, common plural forms, and the options of choices. */
function shapeOf(message: string | undefined): string[] {
  const shapes = elementsOf(message).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const options = 'options' in element ? Object.keys(element.options) : [];
    const fixed = options.filter(
      (option) => element.type !== TYPE.plural || /^(=.*|one|other)$/.test(option),
    );
    return [[element.value, TYPE[element.type], ...fixed.sort()].join(' ')];
  });
  return [...new Set(shapes)].sort();
}

test('every message is used', () => {
  const files = globSync('{client,server}/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/generated/**'] });
  const used = files.flatMap((file) => findMessageKeys(file, keys));
  expect(keys.filter((key) => !used.some((pattern) => pattern.test(key)))).toEqual([]);
});
