import { expect, test } from '@jest/globals';
import { LOCALES } from '../../shared/locales.ts';
import { compileMessages } from './compile-messages.ts';
import { createSiteIntl } from './create-intl.ts';
import { formatDay } from './format-day.ts';
import { readMessages } from './read-messages.ts';
import { translatorOf } from './use-messages.ts';

const MESSAGES = {
  'estates.results.count': '{total, plural, one {# home} other {# homes}}',
  'layout.more': 'Read {link} first',
};
const intlIn = (locale: (typeof LOCALES)[number]) => createSiteIntl(locale, compileMessages(MESSAGES));

test.each([
  ['nl', '12.500 homes'],
  ['fr', '12\u00a0500 homes'],
  ['en', '12,500 homes'],
  ['de', '12.500 homes'],
] as const)('numbers in messages have the notation of the site in %s', (locale, text) => {
  const intl = intlIn(locale);
  expect(intl.formatMessage({ id: 'estates.results.count' }, { total: 12_500 })).toBe(text);
  expect(`${intl.formatNumber(12_500)} homes`).toBe(text);
});

test('dates are those of Brussels', () => {
  const intl = intlIn('en');
  expect(intl.formatDate('2027-01-05T23:30:00Z', { dateStyle: 'long' })).toBe('6 January 2027');
  expect(intl.formatTime('2027-07-05T12:00:00Z')).toBe('14:00');
  expect(formatDay(intl, '2027-01-05', { dateStyle: 'long' })).toBe('5 January 2027');
});

test('times have the notation of the language', () => {
  const intl = intlIn('fr');
  const moment = '2027-07-05T12:30:00Z';
  expect(intl.formatTime(moment)).toBe('14\u00a0h\u00a030');
  expect(intl.formatDate(moment, { dateStyle: 'long', timeStyle: 'short' })).toBe(
    '5 juillet 2027 à 14\u00a0h\u00a030',
  );
});

test('a message without one of its values throws', () => {
  const t = translatorOf(intlIn('en'));
  expect(t('layout.more', { link: 'this' })).toBe('Read this first');
  expect(() => t('layout.more')).toThrow('link');
});

test.each(LOCALES)('every message in %s compiles', (locale) => {
  const messages = readMessages(locale);
  expect(Object.keys(compileMessages(messages))).toEqual(Object.keys(messages));
});
