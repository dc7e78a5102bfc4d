import { describe, expect, test } from '@jest/globals';
import { sanitizeSvg, viewBoxOf } from './sanitize-svg.ts';

const drawing = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 4"${attributes}>${inner}</svg>`;

describe('a drawing loses', () => {
  test.each([
    ['a script', drawing('<script>alert(1)</script>'), 'a script'],
    [
      'a script with a prefix',
      drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>'),
      'a script',
    ],
    ['an event', drawing('', ' onload="x()"'), 'a script (onload)'],
    ['HTML', drawing('<foreignObject><p>x</p></foreignObject>'), 'an element <foreignobject>'],
    ['an animation', drawing('<set attributeName="href" to="javascript:x"/>'), 'an element <set>'],
    ['a link', drawing('<a xlink:href="javascript:x"><path/></a>'), 'a link to another file'],
    ['a picture elsewhere', drawing('<image href="https://x.example/a.png"/>'), 'a link to another file'],
    [
      'a style sheet',
      drawing('<style>@import "https://x.example"</style>'),
      'a style that loads another file',
    ],
    ['a style', drawing('<path style="fill:url(https://x.example)"/>'), 'a style that loads another file'],
    ['an instruction', `<?xml-stylesheet href="x"?>${drawing('')}`, 'an instruction (xml-stylesheet)'],
  ])('%s', (_name, svg, part) => {
    const sanitized = sanitizeSvg(svg);
    expect(sanitized?.removed).toEqual([part]);
    expect(sanitized?.svg).not.toMatch(/script|x\.example|onload|foreignObject|<set|stylesheet/);
  });
});

test('a drawing keeps its own references and pictures', () => {
  const svg = drawing(
    '<g id="a"/><use href="#a"/><image href="data:image/png;base64,AA=="/><path fill="url(#a)"/>',
  );
  expect(sanitizeSvg(svg)).toEqual({ svg, removed: [] });
});

test.each([['no XML'], ['<svg'], ['<p>x</p>'], ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>']])(
  '%s is no drawing',
  (text) => {
    expect(sanitizeSvg(text)).toBeNull();
  },
);

test('a drawing without a viewBox has no size', () => {
  expect(viewBoxOf(drawing(''))).toEqual({ width: 8, height: 4 });
  expect(viewBoxOf('<svg width="3"/>')).toBeNull();
});
