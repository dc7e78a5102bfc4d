import { expect, test } from '@jest/globals';
import { breakLines, outline } from './lettering.ts';

const HEADING = { typeface: 'heading', size: 46 } as const;

test('breaks lines at spaces, never within an amount', () => {
  expect(breakLines('à partir de 580\u00a0€ par semaine', HEADING, 290)).toEqual([
    'à partir de',
    '580\u00a0€ par',
    'semaine',
  ]);
  expect(breakLines('Appartementsgebouw', HEADING, 100)).toEqual(['Appartementsgebouw']);
});

test('draws a line from its baseline', () => {
  expect(outline('€ 225.000', HEADING, 10, 50)).toMatch(/^M[\d.]+ [\d.]+/);
  expect(outline(' ', HEADING, 10, 50)).toBe('');
});

test('replaces missing glyphs by the letter without accent, or omits them', () => {
  expect(outline('Łódź 漢', HEADING, 0, 0)).toBe(outline('ódz ', HEADING, 0, 0));
  expect(outline('1\u202f900', HEADING, 0, 0)).toBe(outline('1\u00a0900', HEADING, 0, 0));
});
