/** Homes whose feed names an agent but no office. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { AGENT, estate, HEADER, OFFICE } from '../feed-builder.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

const load = (...lines: unknown[]) =>
  importFeed(
    database.db,
    [HEADER, ...lines].map((line) => JSON.stringify(line)),
    { source: 'test', now: new Date('2026-11-20T06:00:00Z') },
  );
const officeOf = async (reference: string) =>
  (
    await database.pool.query<{ reference: string }>(
      `select office.reference from listing join office on office.id = listing.office_id
       where listing.reference = $1`,
      [reference],
    )
  ).rows[0]?.reference;

test("the home belongs to the agent's office, from the same file or an earlier one", async () => {
  const { office: _, ...home } = estate('BK-1', { agent: 'BO' });
  const people = [OFFICE, { ...OFFICE, reference: 'COAST' }, AGENT];
  await load(...people, { ...AGENT, reference: 'BO', office: 'COAST' }, home);
  expect(await officeOf('BK-1')).toBe('COAST');
  await load(home, { ...home, reference: 'BK-2' }, { ...home, reference: 'BK-3', agent: undefined });
  expect(await officeOf('BK-2')).toBe('COAST');
  expect(await officeOf('BK-3')).toBe('GENT');
});
