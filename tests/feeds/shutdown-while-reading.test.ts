/** A site that stops while it reads a feed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { listFeedRuns } from '../../server/features/import/store/feed-runs.ts';
import { estates, feed } from '../import/feed-builder.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestPoller } from '../support/feeds/test-poller.ts';

test('changes nothing, reports no problem, and imports the feed at the next attempt', async () => {
  const database = await createTestDatabase('places');
  const folder = await mkdtemp(path.join(tmpdir(), 'shutdown-'));
  await writeFile(path.join(folder, 'feed.jsonl'), `${feed(...estates(50)).join('\n')}\n`);
  const mails: object[] = [];
  const read = createTestPoller({
    db: database.db,
    settings: { file: 'feed.jsonl' },
    agencyFolder: folder,
    addMails: async (_, added) => void mails.push(...added),
    now: () => new Date('2026-11-20T06:00:00Z'),
  });
  const count = async () => (await database.pool.query('select count(*)::int from listing')).rows[0].count;
  const stopped = AbortSignal.abort(new Error('the site stops'));
  await expect(read(stopped)).rejects.toThrow('the site stops');
  expect([await count(), mails, await listFeedRuns(database.db, 'crm', { count: 5 })]).toEqual([0, [], []]);
  await read();
  expect(await count()).toBe(50);
  await database.drop();
  await rm(folder, { recursive: true });
});
