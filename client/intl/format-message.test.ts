import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { createIntl } from 'react-intl';
import { FORMAT_LOCALES, LOCALES, TIME_ZONE } from '../../shared/locales.ts';
import { compileMessage, compileMessages } from './compile-messages.ts';
import { createSiteIntl } from './create-intl.ts';
import { type CompiledMessage, formatPieces } from './format-message.ts';
import { type MessageKey, translatorOf } from './use-messages.ts';

/** Numbers that cover every plural form of the four languages. */
const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 1_234, 1_000_000, 0.5, -1];

/** Returns the placeholder names of a message: those that need a number, and the others. */
function namesIn(message: CompiledMessage, numbers = new Set<string>(), texts = new Set<string>()) {
  for (const piece of typeof message === 'string' ? [] : message) {
    if (typeof piece !== 'object') continue;
    const [name, forms] = piece;
    (forms === undefined ? texts : numbers).add(name);
    for (const form of Object.values(forms || {})) namesIn(form, numbers, texts);
  }
  return { numbers: [...numbers], texts: [...texts] };
}

describe.each(LOCALES)('in %s', (locale) => {
  const messages: Record<string, string> = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8'));
  const compiled = compileMessages(messages);
  const intl = createSiteIntl(locale, compiled);
  const tag = FORMAT_LOCALES[locale];
  const t = translatorOf(intl);

  test('formats every message as intl-messageformat does', () => {
    for (const [key, message] of Object.entries(messages)) {
      const format = new IntlMessageFormat(message, tag, undefined, { formatters: intl.formatters });
      const { numbers, texts } = namesIn(compiled[key] ?? '');
      for (const number of numbers.length ? NUMBERS : [0]) {
        const values = Object.fromEntries([
          ...texts.map((name) => [name, `<${name}>`]),
          ...numbers.map((name) => [name, number]),
        ]);
        expect([key, t(key as MessageKey, values)]).toEqual([key, format.format(values)]);
      }
    }
  });

  test('formats dates, times and lists as react-intl does', () => {
    const known = createIntl({ locale: tag, timeZone: TIME_ZONE });
    for (const moment of ['2027-01-05T23:30:00Z', '2027-07-06T00:00:00Z']) {
      const long = { dateStyle: 'long', timeStyle: 'short' } as const;
      const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
      expect(intl.formatDate(moment)).toBe(known.formatDate(moment));
      expect(intl.formatDate(moment, long)).toBe(known.formatDate(moment, long));
      expect(intl.formatDate(new Date(moment), parts)).toBe(known.formatDate(moment, parts));
      expect(intl.formatDate(Date.parse(moment), { timeZone: 'UTC' })).toBe(
        known.formatDate(moment, { timeZone: 'UTC' }),
      );
      expect(intl.formatTime(moment)).toBe(known.formatTime(moment));
    }
    for (const type of ['unit', 'conjunction', 'disjunction'] as const)
      expect(intl.formatList(['a', 'b', 'c'], { type })).toBe(known.formatList(['a', 'b', 'c'], { type }));
  });
});

test('throws for a missing value and keeps elements', () => {
  const intl = createSiteIntl('en', {});
  const message = compileMessage('Read {link} first');
  const link = { href: '/' };
  expect(formatPieces(message, { link }, intl)).toEqual(['Read ', link, ' first']);
  expect(() => formatPieces(message, {}, intl)).toThrow('link');
});

test.each(['{day, date, short}', '{kind, select, a {A} other {B}}', '<b>bold</b>', '{n, number, percent}'])(
  'the compiler rejects %s',
  (message) => {
    expect(() => compileMessage(message)).toThrow('no placeholder');
  },
);
