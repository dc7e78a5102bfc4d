import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { findUnknownFields } from './unknown-fields.ts';

const schema = v.object({
  name: v.string(),
  office: v.optional(
    v.pipe(
      v.object({ phone: v.exactOptional(v.string()) }),
      v.check(() => true),
    ),
    {},
  ),
  feeds: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.object({ url: v.string() }),
          v.check(() => true),
        ),
      ),
      v.maxLength(2),
    ),
    [],
  ),
});

test.each([
  ['no field of a valid file', { name: 'Baksteen', office: { phone: '1' }, feeds: [{ url: 'a' }] }, []],
  ['fields of the file', { name: 'Baksteen', feed: [], nmae: 'Baksteen' }, ['feed', 'nmae']],
  ['a field of an optional object', { name: 'Baksteen', office: { fone: '1' } }, ['office.fone']],
  ['a field in a list', { name: 'Baksteen', feeds: [{ url: 'a' }, { url: 'b', evry: 5 }] }, ['feeds.1.evry']],
  ['a field named as a property of every object', { name: 'Baksteen', constructor: 1 }, ['constructor']],
  ['no field of a text', 'Baksteen', []],
  ['no field of null', { name: 'Baksteen', office: null }, []],
])('names %s', (_, value, paths) => {
  expect(findUnknownFields(schema, value)).toEqual(paths);
});
