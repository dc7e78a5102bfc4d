import { expect, test } from '@jest/globals';
import { parseMarkdown } from './markdown.ts';
import { plainText } from './plain-text.ts';

test.each([
  ['# A\n\n**B** and [c](https://example.be)', 'A\n\nB and c'],
  ['Open:sunday, price:euro', 'Open:sunday, price:euro'],
  ['- one\n- two', 'one\n\ntwo'],
  ['|a|b|\n|-|-|\n|c|d|', 'a · b\n\nc · d'],
])('the text of %j is %j', (markdown, text) => {
  const parsed = parseMarkdown(markdown);
  expect(parsed && plainText(parsed.tree, parsed.source)).toBe(text);
});
