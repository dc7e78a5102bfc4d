import { expect, test } from '@jest/globals';
import { defaultAlternate, localesOfPage } from './alternates.ts';
import type { Locale } from './locales.ts';

const versions = (...locales: Locale[]) => locales.map((locale) => ({ locale, path: `/${locale}/x` }));

test('the version for other languages is English, else French, else the first', () => {
  expect(defaultAlternate(versions('nl', 'fr', 'en', 'de'))?.locale).toBe('en');
  expect(defaultAlternate(versions('nl', 'fr', 'de'))?.locale).toBe('fr');
  expect(defaultAlternate(versions('nl', 'de'))?.locale).toBe('nl');
  expect(defaultAlternate([])).toBeUndefined();
});

test('a page without any text is complete in every language', () => {
  expect(localesOfPage([])).toEqual(['nl', 'fr', 'en', 'de']);
  expect(localesOfPage(['de', 'nl'])).toEqual(['nl', 'de']);
});
