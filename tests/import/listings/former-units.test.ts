/** Units of a project that become homes of their own, because the feed no longer has their project. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { DEFAULT_REMOVALS } from '../../../server/features/import/removal-rules.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { entity, estate, estates, feed, project } from '../feed-builder.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

const OTHERS = estates(12);
const UNITS = [estate('E-1', { subType: 'DETACHED' }), estate('E-2')];
const PROJECT = project('PR-1', { entities: [entity('E-1'), entity('E-2')] });
const REMAINS = 'reference: it is a unit of the project PR-1, which is still shown';

function load(lines: object[], hour: number, removals = {}) {
  const now = new Date(Date.UTC(2026, 10, 20, hour));
  const rules = { ...DEFAULT_REMOVALS, ...removals };
  return importFeed(database.db, feed(...lines), { source: 'test', feed: 'crm', now, removals: rules });
}

/** What visitors see of the project and its units. */
async function shown(): Promise<string[]> {
  const { rows } = await database.pool.query(`
    select reference, kind from listing where status = 'AVAILABLE' and reference !~ '^BK'
    union all
    select project_entity.reference, 'unit' from project_entity join listing on listing.id = project_id
    where is_listed and listing.status = 'AVAILABLE' order by 1, 2`);
  return rows.map(({ reference, kind }) => `${reference} ${kind}`);
}

const AS_PROJECT = ['E-1 unit', 'E-2 unit', 'PR-1 project'];

test('units of a project that leaves the feed are homes in the same reading', async () => {
  await load([...OTHERS, PROJECT], 6);
  expect(await load([...UNITS, ...OTHERS], 7)).toMatchObject({ rejected: 0, new: 2, withdrawn: 1 });
  expect(await shown()).toEqual(['E-1 estate', 'E-2 estate']);
  expect(await load([...UNITS, ...OTHERS], 8)).toMatchObject({ rejected: 0, unchanged: 14, withdrawn: 0 });
});

test('a check lists the homes that it would import', async () => {
  await load([...OTHERS, PROJECT], 6);
  let changes: string[] = [];
  await importFeed(database.db, feed(...UNITS, ...OTHERS), {
    source: 'test',
    feed: 'crm',
    now: new Date('2026-11-20T07:00:00Z'),
    onDifferences: (found) => {
      changes = found.map(({ reference, change }) => `${reference} ${change}`);
    },
  });
  expect(changes).toEqual(['E-1 new', 'E-2 new', 'PR-1 withdrawn']);
  expect(await shown()).toEqual(AS_PROJECT);
});

test('a unit that leaves its project is a home, whatever the order of the lines is', async () => {
  await load([...OTHERS, PROJECT], 6);
  const rest = project('PR-1', { entities: [entity('E-2')] });
  const [first] = UNITS as [object];
  for (const [hour, lines] of [[first, rest], [rest, first], [first]].entries()) {
    const report = await load([...OTHERS, ...lines], 7 + hour, { graceHours: 5 });
    expect(report).toMatchObject({ rejected: 0, new: hour === 0 ? 1 : 0 });
    expect(await shown()).toEqual(['E-1 estate', 'E-2 unit', 'PR-1 project']);
  }
});

test('while the project stays on offer, its units are rejected with the reason, and not shown twice', async () => {
  await load([...OTHERS, PROJECT], 6);
  const during = await load([...UNITS, ...OTHERS], 7, { graceHours: 2 });
  expect(during.rejections.map(({ reasons }) => reasons)).toEqual([[REMAINS], [REMAINS]]);
  expect(await shown()).toEqual(AS_PROJECT);
  expect(await load([...UNITS, ...OTHERS], 10, { graceHours: 2 })).toMatchObject({ rejected: 0, new: 2 });
  expect(await shown()).toEqual(['E-1 estate', 'E-2 estate']);
});

test('too many missing listings keep the project and its units until they are confirmed', async () => {
  await load([...OTHERS, PROJECT], 6);
  const few = [...UNITS, ...OTHERS.slice(4)];
  const held = await load(few, 7, { whenTooMany: 'KEEP' });
  expect(held).toMatchObject({ rejected: 2, new: 0, keptOnOffer: expect.arrayContaining(['PR-1']) });
  expect(await shown()).toEqual(AS_PROJECT);
  const confirmed = await load(few, 8, { whenTooMany: 'KEEP', confirmedRemovals: 5 });
  expect(confirmed).toMatchObject({ rejected: 0, new: 2, withdrawn: 5 });
  expect(await shown()).toEqual(['E-1 estate', 'E-2 estate']);
});

test('units of a project whose line is rejected stay units', async () => {
  await load([...OTHERS, PROJECT], 6);
  const bad = { ...PROJECT, stage: 'DREAMT_OF' };
  expect((await load([...OTHERS, ...UNITS, bad], 7)).rejections.map(({ reasons }) => reasons[0])).toEqual([
    expect.stringContaining('stage'),
    'reference: E-1 is an entity of a project already',
    'reference: E-2 is an entity of a project already',
  ]);
  expect(await shown()).toEqual(AS_PROJECT);
});
