import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PLACEHOLDER_CLASSES } from '../../shared/pictures/palette.ts';

test('every placeholder colour of a picture has a CSS rule', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'ui/shades.css'), 'utf8');
  const rules = [...css.matchAll(/\.(shade-(\w{3})) \{\s*background-color: #(\w{3});\s*\}/g)];
  expect(rules.map(([, shade]) => shade)).toEqual(PLACEHOLDER_CLASSES);
  for (const [, , name, colour] of rules) expect(name).toBe(colour);
});
