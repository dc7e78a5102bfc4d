import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { FIELD_MEANINGS } from './field-meanings.data.ts';
import { presentFields, withoutLanguage } from './generate-field-table.ts';
import { TARGET_FIELDS } from './target-fields.ts';

test('the page has all fields of a mapping, and is current', () => {
  const page = readFileSync('docs/feed-fields.md', 'utf8');
  expect(page).toBe(presentFields());
  for (const path of TARGET_FIELDS.keys()) expect(page).toContain(`\n| \`${path}\` `);
  expect(page).toMatch(/\| `construction\.materials` +\| words +\| `BRICK`/);
});

test('no meaning is left of a field that the schema does not have', () => {
  const known = new Set([...TARGET_FIELDS.keys()].map(withoutLanguage));
  expect(Object.keys(FIELD_MEANINGS).filter((path) => !known.has(path))).toEqual([]);
});
