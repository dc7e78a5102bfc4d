import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { DEFAULT_ESTATES, demoFeed } from '../../server/demo/feed.ts';
import { feedSchema } from '../../server/feed/generate-schema.ts';
import { DEMO_START } from '../support/load-demo.ts';
import { estate } from './feed-builder.ts';

// Formats are checked by the importer; Ajv would need a package of its own for them.
const validate = new Ajv2020({ strict: true, validateFormats: false, allowUnionTypes: true }).compile(
  feedSchema(),
);

test('every line of the demo agency fits the published schema', () => {
  const faults: unknown[] = [];
  let lines = 0;
  for (const line of demoFeed({ estates: DEFAULT_ESTATES, start: DEMO_START })) {
    lines++;
    if (!validate(JSON.parse(JSON.stringify(line)))) faults.push(validate.errors?.[0]);
  }
  expect(faults).toEqual([]);
  expect(lines).toBeGreaterThan(DEFAULT_ESTATES);
});

test.each([
  ['an unknown kind', { ...estate('BK-1'), kind: 'castle' }],
  ['a text as price', { ...estate('BK-1'), price: '1' }],
  ['no office', { ...estate('BK-1'), office: undefined }],
  ['an hour that is none', { opens: '25:00' }],
])('%s does not fit it', (_, line) => {
  expect(validate(JSON.parse(JSON.stringify(line)))).toBe(false);
});
