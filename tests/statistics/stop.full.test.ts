/** A process that stops writes the views that it has counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectionUrl } from '../../server/platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { findPort, startSiteProcess } from '../support/site-process.ts';

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'statistics-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

test.each(['1', '2'])('views are stored when a site of %s processes gets SIGTERM', async (processes) => {
  await database.pool.query('truncate listing_statistics');
  const { rows } = await database.pool.query(
    `select id from listing where kind = 'estate' order by id limit 1`,
  );
  const id = Number(rows[0].id);
  const settings = {
    DATABASE_URL: connectionUrl(database.target),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
  };
  const site = await startSiteProcess({ ...settings, WEB_CONCURRENCY: processes }, await findPort());
  const sent = Array.from({ length: 20 }, (_, at) =>
    fetch(`${site.url}/views`, {
      method: 'POST',
      body: String(id),
      headers: { 'user-agent': USER_AGENT, connection: 'close', 'x-forwarded-for': `192.0.2.${at}` },
    }),
  );
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 204));
  expect(await site.end('SIGTERM')).toBe(0);
  const stored = await database.pool.query('select listing_id, views from listing_statistics');
  expect(stored.rows).toEqual([{ listing_id: id, views: 20 }]);
});
