/** A site that stops while it reads a feed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { listFeedRuns } from '../../server/database/feeds/feed-runs.ts';
import { addressList } from '../../server/fetching/public-addresses.ts';
import { NO_RULES } from '../../server/import/agency-rules.ts';
import { feedList } from '../../server/import/polling/feed-settings.ts';
import { createFeedPoller } from '../../server/import/polling/poll-feed.ts';
import { estates, feed } from '../import/feed-builder.ts';
import { createTestDatabase } from '../support/database/database.ts';

test('changes nothing, reports no problem, and imports the feed at the next attempt', async () => {
  const database = await createTestDatabase('places');
  const folder = await mkdtemp(path.join(tmpdir(), 'shutdown-'));
  await writeFile(path.join(folder, 'feed.jsonl'), `${feed(...estates(50)).join('\n')}\n`);
  const mails: object[] = [];
  const handle = createFeedPoller({
    db: database.db,
    feeds: v.parse(feedList, [{ name: 'crm', file: 'feed.jsonl' }]),
    rules: NO_RULES,
    agencyFolder: folder,
    authorizations: new Map(),
    allowed: addressList([]),
    addMails: async (_, added) => void mails.push(...added),
    importPictures: async () => {},
    now: () => new Date('2026-11-20T06:00:00Z'),
  });
  const count = async () => (await database.pool.query('select count(*)::int from listing')).rows[0].count;
  const stopped = AbortSignal.abort(new Error('the site stops'));
  await expect(handle({ feed: 'crm' }, stopped)).rejects.toThrow('the site stops');
  expect([await count(), mails, await listFeedRuns(database.db, 'crm', { count: 5 })]).toEqual([0, [], []]);
  await handle({ feed: 'crm' }, new AbortController().signal);
  expect(await count()).toBe(50);
  await database.drop();
  await rm(folder, { recursive: true });
});
