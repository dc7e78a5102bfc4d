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
  ['no field', { name: 'Baksteen', office: { phone: '1' }, feeds: [{ url: 'a' }] }, []],
  ['a field of the file', { name: 'Baksteen', feed: [], nmae: 'Baksteen' }, ['feed', 'nmae']],
  ['a field of an optional object', { name: 'Baksteen', office: { fone: '1' } }, ['office.fone']],
  ['a field in a list', { name: 'Baksteen', feeds: [{ url: 'a' }, { url: 'b', evry: 5 }] }, ['feeds.1.evry']],
  ['a name of every object', { name: 'Baksteen', constructor: 1 }, ['constructor']],
  ['something that is no object', 'Baksteen', []],
  ['null in place of an object', { name: 'Baksteen', office: null }, []],
])('%s is unknown', (_, value, paths) => {
  expect(findUnknownFields(schema, value)).toEqual(paths);
});
