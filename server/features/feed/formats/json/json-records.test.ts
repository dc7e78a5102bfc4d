import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ImportStopped } from '../../import-stopped.ts';
import { JsonRecords } from './json-records.ts';

const SHAPE = { format: 'test', lists: ['data', 'items'], allowsSingle: false };

function readRecords(text: string | Uint8Array, { size = 1000, allowsSingle = false } = {}): unknown[] {
  const records = new JsonRecords(Object.assign({}, SHAPE, { allowsSingle }));
  const bytes = Buffer.from(text);
  const read: unknown[] = [];
  for (let at = 0; at < bytes.length; at += size) read.push(...records.push(bytes.subarray(at, at + size)));
  records.end();
  return read;
}

test.each([
  ['a list', '[{"a":1},{"b":"é€😀"}]\n', [{ a: 1 }, { b: 'é€😀' }]],
  ['a byte order mark', '\uFEFF[{"a":1}]', [{ a: 1 }]],
  ['an empty list', '[]', []],
  ['a list in an object', '{"x":{"y":[1,[2]]},"data":[{"a":1},2],"z":"end"}', [{ a: 1 }, 2]],
  ['two lists', '{"data":[{"a":1}],"items":[{"a":2}]}', [{ a: 1 }, { a: 2 }]],
  ['an object in an object', '{"data":{"a":[1]}}', [{ a: [1] }]],
  ['escapes', '[{"a":"\\ud83d\\ude00\\u0041\\n"}]', [{ a: '😀A\n' }]],
  [
    'the name of the prototype',
    '[{"__proto__":{"polluted":true}}]',
    JSON.parse('[{"__proto__":{"polluted":true}}]'),
  ],
])('reads %s in pieces of any size', (_, text, expected) => {
  for (const size of [1, 7, 1000]) expect(readRecords(text, { size })).toEqual(expected);
  expect('polluted' in {}).toBe(false);
});

test('reads a single object as a record where the format allows it', () => {
  expect(readRecords('{"id":1,"b":{"c":2}}', { allowsSingle: true })).toEqual([{ id: 1, b: { c: 2 } }]);
  expect(readRecords('{"meta":1,"data":[{"id":1}],"links":{}}', { allowsSingle: true })).toEqual([{ id: 1 }]);
});

test('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 4 })), fc.integer({ min: 1, max: 50 }), (values, size) => {
      expect(readRecords(JSON.stringify(values), { size })).toEqual(JSON.parse(JSON.stringify(values)));
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['nothing', '', 'the test feed is empty'],
  ['spaces', ' \n', 'the test feed is empty'],
  ['XML', '<a/>', 'the test feed is not valid JSON in UTF-8'],
  ['half a list', '[{"a":1},{"b"', 'the test feed ends in the middle, after record 1 and byte 10'],
  ['a list without end', '[{"a":1}', 'ends in the middle'],
  ['text after the end', '[{"a":1}]x', 'is not valid JSON'],
  ['a missing comma', '[{"a":1}{}]', 'the test feed is not valid JSON in UTF-8, after record 1 and byte 8'],
  ['a string', '"a"', 'this is not a test feed: it is neither an object nor a list'],
  ['an object without the list', '{"a":1}', 'this is not a test feed: it has no list "data" or "items"'],
  ['Latin-1', Buffer.from('[{"a":"éa bc"}]', 'latin1'), 'the test feed is not valid JSON in UTF-8'],
  ['UTF-16', Buffer.from('\uFEFF[{"a":1}]', 'utf16le'), 'is not valid JSON'],
  ['deep nesting', '['.repeat(100_000), 'the test feed is nested too deeply at byte 32'],
])('stops at %s', (_, text, message) => {
  expect(() => readRecords(text)).toThrow(ImportStopped);
  expect(() => readRecords(text)).toThrow(message);
});

test('stops at a single record that is too long', () => {
  const members = `"a":"${'x'.repeat(1_000_000)}",`;
  expect(() => readRecords(`{${members.repeat(3)}"b":1}`, { size: 64_000, allowsSingle: true })).toThrow(
    'the test feed has more than 2000000 bytes after record 0',
  );
});

test.each([
  ['record', () => `[{"a":1},{"a":"${'x'.repeat(2_100_000)}"}]`, 1],
  ['unfinished string', () => `[{"a":"${'x'.repeat(2_100_000)}`, 0],
  ['list of numbers', () => `{"other":[${'1,'.repeat(1_100_000)}`, 0],
  ['run of spaces', () => `[${' '.repeat(2_100_000)}`, 0],
])('stops at a %s that is too long', (_, write, number) => {
  const message = `the test feed has more than 2000000 bytes after record ${number}`;
  expect(() => readRecords(write(), { size: 64_000 })).toThrow(message);
});
