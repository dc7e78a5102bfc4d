/** What the lines of agents say about the team. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FeedLineInput } from '../../../server/features/feed/format.ts';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { readFeedInThread } from '../../../server/features/import/read/read-in-thread.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { AGENT, HEADER, OFFICE } from '../feed-builder.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

const PORTRAYED = {
  ...AGENT,
  role: { nl: 'Verhuur', fr: 'Location' },
  introduction: { nl: 'An kent Gent.\n\nZij fietst.' },
  languages: ['nl', 'fr', 'nl', 'kab'],
};

const load = (agent: object) =>
  importFeed(
    database.db,
    [HEADER, OFFICE, agent as FeedLineInput].map((line) => JSON.stringify(line)),
    { source: 'team', feed: 'team', now: new Date('2026-11-20T06:00:00Z'), read: readFeedInThread },
  );
const stored = () =>
  database.db
    .selectFrom('agent')
    .select(['role', 'introduction', 'languages', 'is_on_team_page as isOnTeamPage'])
    .executeTakeFirst();

test('an agent has a role, an introduction and languages', async () => {
  await load(PORTRAYED);
  expect(await stored()).toEqual({
    role: PORTRAYED.role,
    introduction: PORTRAYED.introduction,
    languages: ['nl', 'fr', 'kab'],
    isOnTeamPage: true,
  });
});

test('a feed without these fields is valid, and shows its agents', async () => {
  const report = await load(AGENT);
  expect(report.rejected).toBe(0);
  expect(await stored()).toEqual({ role: null, introduction: null, languages: [], isOnTeamPage: true });
});

test('a feed can keep an agent off the page of the team, and change its mind', async () => {
  await load({ ...PORTRAYED, isOnTeamPage: false });
  expect(await stored()).toMatchObject({ isOnTeamPage: false });
  await load(AGENT);
  expect(await stored()).toEqual({ role: null, introduction: null, languages: [], isOnTeamPage: true });
});

test.each([
  ['an unknown language', { languages: ['xx'] }, 'is no language code such as "nl" (languages.0)'],
  ['a language in words', { languages: ['Nederlands'] }, 'is no language code such as "nl" (languages.0)'],
  ['too many languages', { languages: Array.from({ length: 13 }, () => 'nl') }, 'languages'],
  ['a long role', { role: { nl: 'x'.repeat(81) } }, 'role.nl'],
  ['a long introduction', { introduction: { de: 'x'.repeat(2_001) } }, 'introduction.de'],
])('%s is rejected with the reason', async (_, fields, reason) => {
  const { rejections } = await load({ ...AGENT, ...fields });
  expect(rejections).toHaveLength(1);
  expect(rejections[0]?.reasons.join()).toContain(reason);
  expect(await stored()).toBeUndefined();
});
