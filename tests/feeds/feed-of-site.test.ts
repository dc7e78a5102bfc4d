/** A site that is named a feed in its agency file reads it by itself, and says so in its metrics and mails. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findProjectRoot } from '../../server/platform/build/project-root.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { type MailServer, startMailServer } from '../support/mails/mail-server.ts';
import { findPort, type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { settingsOf } from '../support/two-sites.ts';
import { until } from '../support/until.ts';

const TOKEN = 'a token of metrics';
const SAMPLE = path.join(import.meta.dirname, 'kyero/sample.xml');

let folder: string;
let database: TestDatabase;
let inbox: MailServer;
let crm: Server;
let site: SiteProcess;

beforeAll(async () => {
  const sample = await readFile(SAMPLE);
  crm = createServer((req, res) => {
    if (req.url === '/villas.xml') res.end(sample);
    else res.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => crm.once('listening', resolve));
  const origin = `http://127.0.0.1:${(crm.address() as AddressInfo).port}`;
  const demo = JSON.parse(
    await readFile(path.join(findProjectRoot(), 'server/settings/agency.demo.json'), 'utf8'),
  );
  const feeds = [
    { name: 'villas', url: `${origin}/villas.xml` },
    { name: 'gone', url: `${origin}/gone.xml` },
  ];
  folder = await mkdtemp(path.join(tmpdir(), 'baksteen-agency-'));
  const agencyFile = path.join(folder, 'agency.json');
  await writeFile(agencyFile, JSON.stringify({ ...demo, feeds }));
  database = await createTestDatabase();
  inbox = await startMailServer();
  const settings = { ...(await settingsOf(database, inbox)), AGENCY_FILE: agencyFile, METRICS_TOKEN: TOKEN };
  site = await startSiteProcess({ ...settings, MEDIA_PRIVATE_ADDRESSES: '127.0.0.1' }, await findPort());
});
afterAll(async () => {
  await site.end('SIGTERM');
  crm.close();
  await inbox.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

const count = async (sql: string) => Number((await database.pool.query(sql)).rows[0].count);

test('reads its feeds at the start, and mails the agency about the one that fails', async () => {
  await until(() => count('select count(*) from feed_run'), 2);
  expect(
    await count(`select count(*) from listing where feed = 'villas' and status = 'AVAILABLE'`),
  ).toBeGreaterThan(0);
  expect(
    await count(`select count(*) from listing where feed = 'main' and status = 'AVAILABLE'`),
  ).toBeGreaterThan(400);
  const metrics = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await metrics.text();
  expect(text).toMatch(/baksteen_feed_problem\{feed="villas"\} 0/);
  expect(text).toMatch(/baksteen_feed_problem\{feed="gone"\} 1/);
  expect(text).toMatch(/baksteen_feed_age_seconds\{feed="villas"\} \d/);
  // The daily reports about villas and about incomplete adverts are mailed too if they first run after the import.
  const isReport = (subject = '') =>
    /^(Feed villas: .* (ingelezen|geweigerd)|Bij \d+ panden ontbreken wettelijke vermeldingen)$/.test(
      subject,
    );
  const subjects = () => inbox.received.map(({ mail }) => mail.subject).filter((one) => !isReport(one));
  await until(subjects, ['Feed gone: niet bereikbaar']);
});
