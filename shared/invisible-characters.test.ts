import { expect, test } from '@jest/globals';
import { removeInvisible } from './invisible-characters.ts';

test.each([
  ['\u202eevil\u202c', 'evil'],
  ['\u2066An\u2069', 'An'],
  ['\ufeffjan\u200b@example.be', 'jan@example.be'],
  ['zwem\u00adbad', 'zwembad'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
])('%j becomes %j', (pasted, text) => {
  expect(removeInvisible(pasted)).toBe(text);
});
