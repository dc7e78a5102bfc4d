import { expect, test } from '@jest/globals';
import { LOCALES } from '../locales.ts';
import { COST_RULE_HISTORIES } from './costs/cost-rules.ts';
import { COST_SOURCE_NAMES } from './costs/source-names.data.ts';
import { sourceIn } from './source-name.ts';
import { STATEMENT_SOURCE_NAMES } from './statements/source-names.data.ts';
import { STATEMENT_RULES } from './statements/statement-rules.ts';

/** A name with the spaces of ordinary text. */
const plain = (name: string) => name.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ').replace(/ ;/g, ';');

test.each([
  ['costs', COST_RULE_HISTORIES.flat(), COST_SOURCE_NAMES],
  ['adverts', STATEMENT_RULES, STATEMENT_SOURCE_NAMES],
])('the sources of rules on %s, and only these, have a name in each language', (_, rules, names) => {
  expect(Object.keys(names).sort()).toEqual([...new Set(rules.map(({ source }) => source.name))].sort());
});

test('a rule names its source in the language of the page, and links to the same page', () => {
  const source = { name: 'Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6', url: 'https://codex.example' };
  expect(sourceIn({ source }, 'fr')).toEqual({
    name: 'Code flamand de l’aménagement du territoire, art. 5.2.6',
    url: 'https://codex.example',
  });
  expect(sourceIn({ source: { ...source, name: 'Another law' } }, 'fr').name).toBe('Another law');
});

test.each(LOCALES)('names in %s have the same numbers of articles as those in the rule', (locale) => {
  const numbers = (name: string) => plain(name).match(/\d+/g) ?? [];
  const wrong = Object.entries({ ...COST_SOURCE_NAMES, ...STATEMENT_SOURCE_NAMES }).filter(
    ([own, names]) => numbers(own).sort().join() !== numbers(names[locale]).sort().join(),
  );
  expect(wrong).toEqual([]);
});
