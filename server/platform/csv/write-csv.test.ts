import { expect, test } from '@jest/globals';
import { writeCsv } from './write-csv.ts';

const cellOf = (cell: string) => writeCsv([[cell]]).slice(1, -2);

test('a table has a byte order mark, semicolons and line ends of spreadsheets', () => {
  expect(
    writeCsv([
      ['a', 'b'],
      ['1', '2,5'],
    ]),
  ).toBe('\ufeffa;b\r\n1;2,5\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+32', "'+32"],
  ['-1', "'-1"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
])('the formula %j is text', (cell, written) => {
  expect(cellOf(cell)).toBe(written);
});

test.each([
  ['BK-1012', 'BK-1012'],
  ['Kouter 1; bus 2', '"Kouter 1; bus 2"'],
  ['“a” "b"', '"“a” ""b"""'],
  ['a\nb', '"a\nb"'],
  ['–', '–'],
])('%j keeps its text', (cell, written) => {
  expect(cellOf(cell)).toBe(written);
});
