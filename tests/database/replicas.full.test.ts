/** Pages are read from a replica as long as it answers and has the published version. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import request from 'supertest';
import { connect } from '../../server/platform/database/connect.ts';
import { type ReplicatedServer, startReplicatedServer } from '../support/database/replicated-server.ts';
import { seeChanges } from '../support/database/see-changes.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { until } from '../support/until.ts';

jest.setTimeout(180_000);

const TOKEN = 'the-token-of-these-metrics';
let servers: ReplicatedServer;
let site: TestSite;
let admin: Record<'primary' | 'standby', pg.Pool>;

beforeAll(async () => {
  servers = await startReplicatedServer();
  const { primary, standby } = servers;
  const { close, ...connection } = connect(primary.url, { max: 5 });
  site = await startSite({
    env: { DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: standby.url, METRICS_TOKEN: TOKEN },
    database: { ...connection, target: primary.url, drop: close },
  });
  admin = { primary: openAdmin(primary.url), standby: openAdmin(standby.url) };
});
afterAll(async () => {
  await site?.stop();
  await site?.database.drop();
  await Promise.all([admin?.primary.end(), admin?.standby.end()]);
  await servers?.stop();
});

function openAdmin(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // The tests stop its server.
  pool.on('error', () => {});
  return pool;
}

/** Requests new pages, so that no counts are known; each must succeed. */
let minPrice = 1;
async function openNewPage(): Promise<string> {
  minPrice += 1;
  const response = await request(site.app).get(`/nl/te-koop?minPrice=${minPrice}`).set('accept', 'text/html');
  expect(response.status).toBe(200);
  expect(response.text).toContain('class="card"');
  return response.text;
}

/** Returns how many scans of the search rows a server has executed so far. */
async function countSearches(server: 'primary' | 'standby'): Promise<number> {
  const { rows } = await admin[server].query(
    `select coalesce(sum(seq_scan + idx_scan), 0)::int as scans from pg_stat_user_tables where relname = 'estate_search'`,
  );
  return rows[0].scans;
}

async function metricsOf(): Promise<Record<string, string>> {
  const { text } = await request(site.app).get('/metrics').set('authorization', `Bearer ${TOKEN}`);
  const found = text.matchAll(/^baksteen_replica_(\w+)\{replica="1"\} (\S+)$/gm);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

const isRead = async () => (await metricsOf()).read;

test('pages are read from the replica alone', async () => {
  await until(isRead, '1');
  const before = { primary: await countSearches('primary'), standby: await countSearches('standby') };
  await openNewPage();
  // Servers report their counts with a delay.
  await until(async () => (await countSearches('standby')) > before.standby, true);
  expect(await countSearches('primary')).toBe(before.primary);
  expect(await metricsOf()).toEqual({ read: '1', versions_behind: '0', lag_seconds: '0' });
});

test('a replica behind the published version is left out until it has caught up', async () => {
  await admin.standby.query('select pg_wal_replay_pause()');
  const { rows } = await admin.primary.query(
    `update listing set status = 'SOLD' where id = (
      select id from listing where kind = 'estate' and status = 'AVAILABLE' order by id limit 1) returning id`,
  );
  await seeChanges(site);
  const home = { query: `{ estate(id: "${rows[0].id}", locale: nl) { status { code } } }` };
  const asked = await request(site.app).post('/graphql').send(home);
  expect(asked.body.data.estate.status.code).toBe('SOLD');
  await until(async () => (await metricsOf()).versions_behind, '1');
  expect(await isRead()).toBe('0');
  await admin.standby.query('select pg_wal_replay_resume()');
  await until(isRead, '1');
  expect((await metricsOf()).versions_behind).toBe('0');
});

test('while a replica is dead, pages are read from the primary; it comes back by itself', async () => {
  servers.standby.signal('SIGKILL');
  for (let index = 0; index < 5; index++) await openNewPage();
  await until(metricsOf, { read: '0' });
  await servers.standby.start();
  await until(isRead, '1');
  await openNewPage();
});

test('a replica that stops answering does not hold pages up', async () => {
  servers.standby.signal('SIGSTOP');
  await Promise.all(Array.from({ length: 5 }, openNewPage));
  await until(isRead, '0');
  await openNewPage();
  servers.standby.signal('SIGCONT');
  await until(isRead, '1');
});
