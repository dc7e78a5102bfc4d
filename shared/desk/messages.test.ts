import { expect, test } from '@jest/globals';
import { parseForm } from '../submissions/parse-form.ts';
import { MAX_NOTE, noteForm, searchedPhone, searchWords } from './messages.ts';

test.each([
  [null, []],
  ['', []],
  ['   ', []],
  ['Annelies  VANDER ', ['annelies', 'vander']],
  ['a a b', ['a', 'b']],
  ['een twee drie vier vijf zes zeven acht', ['een', 'twee', 'drie', 'vier', 'vijf', 'zes']],
])('the words of %j', (search, words) => expect(searchWords(search)).toEqual(words));

test.each([
  [null, null],
  ['Annelies', null],
  ['0470 12 34 56', '470123456'],
  ['+32 470/12.34.56', '32470123456'],
  ['0032470123456', '32470123456'],
  ['09 225', null],
  ['12 '.repeat(50), null],
])('the telephone number of %j', (search, digits) => expect(searchedPhone(search)).toBe(digits));

test('only the first hundred characters are searched', () => {
  expect(searchWords('x'.repeat(500))).toEqual(['x'.repeat(100)]);
});

test('a note is bounded and can be empty', () => {
  expect(parseForm(noteForm(), { note: null }).form).toEqual({ note: null });
  expect(parseForm(noteForm(), { note: ' Belt terug\r\nop maandag ' }).form).toEqual({
    note: 'Belt terug\nop maandag',
  });
  expect(parseForm(noteForm(), { note: 'x'.repeat(MAX_NOTE + 1) }).faults).toEqual([
    { field: 'note', fault: 'text' },
  ]);
});
