import { expect, test } from '@jest/globals';
import { languageNames } from './language-names.ts';

test.each([
  ['nl', ['Nederlands', 'Frans', 'Arabisch']],
  ['fr', ['néerlandais', 'français', 'arabe']],
  ['en', ['Dutch', 'French', 'Arabic']],
  ['de', ['Niederländisch', 'Französisch', 'Arabisch']],
] as const)('in %s languages are %j', (locale, names) => {
  expect(languageNames(['nl', 'fr', 'ar'], locale).map(({ name }) => name)).toEqual(names);
});

test('a code without a language is left out', () => {
  expect(languageNames(['xx', 'nl'], 'en')).toEqual([{ code: 'nl', name: 'Dutch' }]);
});
