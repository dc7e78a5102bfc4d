/** References that visitors see, beside the keys of feeds. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { CONDITIONS } from '../../../server/features/estates/conditions.ts';
import { recordsAsJson } from '../../../server/features/estates/records.ts';
import type { EstateLineInput } from '../../../server/features/feed/estate-line.ts';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { estate, feed } from '../feed-builder.ts';

const UUID = '5f0e1c52-0b1d-4f6a-9a57-000000000042';
const NOW = new Date('2026-11-20T06:00:00Z');
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

function load(...lines: EstateLineInput[]) {
  return importFeed(database.db, feed(...lines), { source: 'test', now: NOW });
}

/** The id and the shown reference of a home. */
async function shown(key: string): Promise<{ id: number; reference: string } | undefined> {
  const { rows } = await database.pool.query('select id from listing where reference = $1', [key]);
  const { rows: records } = await sql<{ records: { id: number; reference: string }[] }>`
    select ${recordsAsJson([rows[0].id])} as records`.execute(database.db);
  return records[0]?.records[0];
}

async function search(text: string): Promise<number> {
  const { rows } = await sql`
    select from estate_search where ${CONDITIONS.text(sql`${text}`, 'nl')}`.execute(database.db);
  return rows.length;
}

test('a home shows the reference of the agency, and is found by it and by its key', async () => {
  await load(estate('7100001', { agencyReference: 'W 12/é' }));
  expect(await shown('7100001')).toMatchObject({ reference: 'W 12/é' });
  expect(await search('w 12/É')).toBe(1);
  expect(await search('7100001')).toBe(1);
});

test.each([UUID, UUID.replaceAll('-', ''), 'ABCD20191104xyzABCD20191104xyz12'])(
  'the key %s of a system is never shown: the id is',
  async (key) => {
    await load(estate(key));
    const home = await shown(key);
    expect(home?.reference).toBe(String(home?.id));
  },
);

test('a long reference that a person wrote is shown', async () => {
  await load(estate('GENT_VELDSTRAAT_12_APPARTEMENT_3.1'));
  expect(await shown('GENT_VELDSTRAAT_12_APPARTEMENT_3.1')).toMatchObject({
    reference: 'GENT_VELDSTRAAT_12_APPARTEMENT_3.1',
  });
});

test('a reference that changes keeps the home, and one that is the key is not stored', async () => {
  await load(estate('A1', { agencyReference: 'first' }));
  const before = await shown('A1');
  expect(await load(estate('A1', { agencyReference: 'second' }))).toMatchObject({ new: 0, changed: 1 });
  expect(await shown('A1')).toEqual(Object.assign({}, before, { reference: 'second' }));
  await load(estate('A1', { agencyReference: 'A1' }));
  const { rows } = await database.pool.query('select agency_reference from listing');
  expect(rows).toEqual([{ agency_reference: null }]);
});

test('two homes may have the same reference of the agency', async () => {
  expect(
    await load(estate('A1', { agencyReference: '12' }), estate('A2', { agencyReference: '12' })),
  ).toMatchObject({ new: 2, rejected: 0 });
  expect(await search('12')).toBe(2);
});
