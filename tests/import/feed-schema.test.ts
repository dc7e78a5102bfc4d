import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { DEFAULT_ESTATES, demoFeed } from '../../demo/feed.ts';
import { feedLine, headerLine } from '../../server/features/feed/format.ts';
import { feedSchema } from '../../server/features/feed/generate-schema.ts';
import { DEMO_START } from '../support/load-demo.ts';
import {
  type Entity,
  entity,
  estate,
  news,
  project,
  rentalUnit,
  type Season,
  season,
} from './feed-builder.ts';

// The importer checks formats; Ajv would need another package for them.
const validate = new Ajv2020({ strict: true, validateFormats: false, allowUnionTypes: true }).compile(
  feedSchema(),
);

test('every demo line matches the published schema', () => {
  const faults: unknown[] = [];
  let lines = 0;
  for (const line of demoFeed({ estates: DEFAULT_ESTATES, start: DEMO_START })) {
    lines++;
    if (!validate(JSON.parse(JSON.stringify(line)))) faults.push(validate.errors?.[0]);
  }
  expect(faults).toEqual([]);
  expect(lines).toBeGreaterThan(DEFAULT_ESTATES);
});

const read = (line: unknown) => JSON.parse(JSON.stringify(line));

/** The format as the importer validates it, and as published. */
const READERS: [string, (line: unknown) => boolean][] = [
  ['the importer', (line) => v.safeParse(v.union([headerLine, feedLine]), line).success],
  ['the published schema', (line) => validate(line)],
];

describe.each(READERS)('%s', (_, fits) => {
  test.each([
    ['an estate', estate('BK-1')],
    ['a project', project('PR-1')],
    ['a holiday unit', rentalUnit('HU-1')],
    ['a news item', news('NEWS-1')],
    ['an entity with few fields', project('PR-1', { entities: [bare(entity('E-1'))] })],
  ])('accepts %s', (_, line) => {
    expect(fits(read(line))).toBe(true);
  });

  test.each([
    ['an unknown kind', { ...estate('BK-1'), kind: 'castle' }],
    ['a text as price', { ...estate('BK-1'), price: '1' }],
    ['a missing status', { ...estate('BK-1'), status: undefined }],
    ['an invalid hour', { opens: '25:00' }],
    ['a project without entities', project('PR-1', { entities: [] })],
    [
      '501 entities',
      project('PR-1', { entities: Array.from({ length: 501 }, (_, at) => entity(`E-${at}`)) }),
    ],
    ['an unknown stage', { ...project('PR-1'), stage: 'DREAMT_OF' }],
    ['a floor above the clouds', project('PR-1', { entities: [entity('E-1', { floor: 101 })] })],
    ['half a floor', project('PR-1', { entities: [entity('E-1', { floor: 0.5 })] })],
    ['a long number', project('PR-1', { entities: [entity('E-1', { number: 'A'.repeat(13) })] })],
    ['a holiday unit for sale', { ...rentalUnit('HU-1'), transaction: 'SALE' }],
    ['a unit for zero persons', rentalUnit('HU-1', { persons: 0 })],
    ['an unknown facility', { ...rentalUnit('HU-1'), facilities: ['HELIPAD'] }],
    ['a season without arrivals', withSeason({ arrivalDays: [] })],
    ['an eighth weekday', withSeason({ arrivalDays: [8] })],
    ['a stay of zero nights', withSeason({ minNights: 0 })],
    ['news without a title', { ...news('NEWS-1'), texts: { nl: { summary: 'a', body: 'b' } } }],
    [
      'a long summary',
      news('NEWS-1', { texts: { nl: { title: 'a', summary: 'b'.repeat(501), body: 'c' } } }),
    ],
  ])('rejects %s', (_, line) => {
    expect(fits(read(line))).toBe(false);
  });
});

function bare({ reference, number, type, subType, status }: Entity): Entity {
  return { reference, number, type, subType, status };
}

function withSeason(overrides: Partial<Season>) {
  return rentalUnit('HU-1', { seasons: [season('2027-04-01', '2027-07-01', overrides)] });
}
