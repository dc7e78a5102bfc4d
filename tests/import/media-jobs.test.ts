import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../server/features/import/removal-rules.ts';
import { addressList } from '../../server/platform/fetching/public-addresses.ts';
import { type Jobs, openJobs } from '../../server/platform/jobs/jobs.ts';
import { createLogger } from '../../server/platform/logging/logger.ts';
import { createFileStorage } from '../../server/platform/media/file-storage.ts';
import { createMediaFetcher } from '../../server/platform/media/import/fetch-media.ts';
import { FETCH_QUEUE, type FetchJob } from '../../server/platform/media/import/fetch-queue.ts';
import { importMedia } from '../../server/platform/media/import/import-media.ts';
import { presentMediaReport } from '../../server/platform/media/import/media-report.ts';
import { masterKey } from '../../server/platform/media/keys.ts';
import type { MediaStorage } from '../../server/platform/media/storage.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { until } from '../support/until.ts';
import { estate, feed } from './feed-builder.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
let database: TestDatabase;
let folder: string;
let storage: MediaStorage;
let picture: Buffer;
const servers: Server[] = [];
const opened: Jobs[] = [];
const logged: unknown[] = [];

beforeEach(async () => {
  database = await createTestDatabase('places');
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  storage = createFileStorage(path.join(folder, 'media'));
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b24a34' } })
    .jpeg()
    .toBuffer();
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await database.drop();
  await rm(folder, { recursive: true });
  expect(logged.splice(0)).toEqual([]);
});

async function open(doesMaintenance: boolean): Promise<Jobs> {
  const log = createLogger('warn', { write: (line) => logged.push(line) });
  const jobs = await openJobs({
    target: database.target,
    log,
    doesMaintenance,
    pace: { pollSeconds: 0.5, maintenanceSeconds: 1 },
  });
  opened.push(jobs);
  return jobs;
}

/** Starts a site that runs the queue. */
async function runSite(allowed = ['127.0.0.1']): Promise<Jobs> {
  const jobs = await open(true);
  const handle = createMediaFetcher({ db: database.db, storage, allowed: addressList(allowed) });
  await jobs.work(FETCH_QUEUE, { concurrency: 4, handle });
  return jobs;
}

/** Imports a home with these pictures, as the command does. */
async function load(...sources: string[]) {
  const home = { photos: sources.map((source) => ({ source })), floorPlans: [], documents: [] };
  const options = { source: 'test', now: NOW, removals: ALL_REMOVALS };
  await importFeed(database.db, feed(estate('BK-1', home)), options);
  const jobs = await open(false);
  const enqueue = (found: FetchJob[]) => jobs.add(FETCH_QUEUE, found);
  return importMedia({ db: database.db, storage, folder, urls: { enqueue } });
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const rows = async (text: string) => (await database.pool.query(text)).rows;
const states = async () =>
  (await rows('select state from jobs.job order by created_on, id')).map(({ state }) => state);
const faults = async () =>
  Object.fromEntries(
    (await rows('select source, fault_code from media_source')).map((row) => [row.source, row.fault_code]),
  );
/** Makes jobs that wait for a retry due at once. */
const makeRetriesDue = () => rows(`update jobs.job set start_after = now() where state = 'retry'`);

describe('pictures by URL', () => {
  test('are left to the site, which fetches them; the import reports it', async () => {
    const origin = await serve((_req, res) => res.end(picture));
    const report = await load(`${origin}/a.jpg`, `${origin}/b.jpg`, 'file:///etc/passwd');
    expect(report).toMatchObject({ stored: 0, known: 0, rejected: 1, awaited: 2, retried: 0 });
    expect(presentMediaReport(report)).toContain('2 will be fetched by the running site');
    expect(await rows('select from media_file')).toEqual([]);
    await runSite();
    await until(states, ['completed', 'completed']);
    const [file, ...others] = await rows('select hash from media_file');
    expect(others).toEqual([]);
    expect(await storage.has(masterKey(file.hash))).toBe(true);
    expect(await load(`${origin}/a.jpg`, `${origin}/b.jpg`)).toMatchObject({ known: 2, awaited: 0 });
  });

  test('are rejected once for a private address or for their content', async () => {
    const asked: string[] = [];
    const origin = await serve((req, res) => {
      asked.push(req.url ?? '');
      if (req.url === '/trap') res.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' });
      if (req.url === '/none') res.writeHead(404);
      res.end('<svg/>');
    });
    const sources = ['/trap', '/none', '/svg'].map((one) => origin + one);
    await load(...sources, 'http://10.0.0.1/a.jpg');
    await runSite();
    await until(states, ['completed', 'completed', 'completed', 'completed']);
    const found = {
      [`${origin}/trap`]: 'ADDRESS',
      [`${origin}/none`]: 'ANSWER',
      [`${origin}/svg`]: 'TYPE',
      'http://10.0.0.1/a.jpg': 'ADDRESS',
    };
    expect(await faults()).toEqual(found);
    expect(asked.sort()).toEqual(['/none', '/svg', '/trap']);
    const report = await load(...sources);
    expect(report).toMatchObject({ rejected: 0, awaited: 3, retried: 3 });
    expect(presentMediaReport(report)).toContain(
      `${origin}/none (BK-1): its server answers with status 404 (it is asked for again)`,
    );
  });

  test('are not fetched from this machine unless it is allowed', async () => {
    const origin = await serve((_req, res) => res.end(picture));
    await load(`${origin}/a.jpg`);
    await runSite([]);
    await until(states, ['completed']);
    expect(await faults()).toEqual({ [`${origin}/a.jpg`]: 'ADDRESS' });
  });

  test('that occur twice are fetched once and queued once', async () => {
    let asked = 0;
    const origin = await serve((_req, res) => {
      asked++;
      res.end(picture);
    });
    await load(`${origin}/a.jpg`, `${origin}/a.jpg`);
    await load(`${origin}/a.jpg`);
    expect(await states()).toEqual(['created']);
    await runSite();
    await until(states, ['completed']);
    expect(asked).toBe(1);
  });
});

describe('a failing server', () => {
  test('is retried later', async () => {
    let asked = 0;
    const origin = await serve((req, res) => {
      asked++;
      if (asked === 1) req.socket.destroy();
      else if (asked === 2) res.writeHead(503).end();
      else res.end(picture);
    });
    await load(`${origin}/a.jpg`);
    await runSite();
    await until(states, ['retry']);
    expect(await faults()).toEqual({ [`${origin}/a.jpg`]: 'NETWORK' });
    const [job] = await rows('select extract(epoch from start_after - now()) as wait from jobs.job');
    expect(Number(job.wait)).toBeGreaterThan(290);
    await makeRetriesDue();
    await until(async () => asked, 2);
    await until(states, ['retry']);
    await makeRetriesDue();
    await until(states, ['completed']);
    expect(await faults()).toEqual({ [`${origin}/a.jpg`]: null });
  });

  test('is given up in the end, and retried after the next import', async () => {
    const origin = await serve((req) => req.socket.destroy());
    await load(`${origin}/a.jpg`);
    await rows('update jobs.job set retry_count = retry_limit');
    await runSite();
    await until(states, ['failed']);
    const report = await load(`${origin}/a.jpg`);
    expect(report).toMatchObject({ awaited: 1, retried: 1 });
    expect(report.rejections[0]?.reason).toContain('its server fails');
    await until(states, ['failed', 'retry']);
  });

  test('costs a few attempts, however many pictures it has', async () => {
    let asked = 0;
    const origin = await serve((req) => {
      asked++;
      req.socket.destroy();
    });
    const many = Array.from({ length: 40 }, (_, index) => `${origin}/${index}.jpg`);
    await load(...many);
    await runSite();
    await until(
      states,
      many.map(() => 'retry'),
    );
    expect(asked).toBeLessThan(10);
  });
});

describe('a stopping site', () => {
  /** Starts a server that does not respond until released. */
  async function serveLate() {
    const waiting: ServerResponse[] = [];
    let isOpen = false;
    const origin = await serve((_req, res) => {
      if (isOpen) res.end(picture);
      else waiting.push(res);
    });
    const release = () => {
      isOpen = true;
    };
    return { origin, waiting, answer: release };
  }

  test('releases the jobs that it was running at once', async () => {
    const { origin, waiting, answer: release } = await serveLate();
    await load(`${origin}/a.jpg`);
    const site = await runSite();
    await until(async () => waiting.length, 1);
    const began = performance.now();
    await site.stop();
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(await states()).toEqual(['retry']);
    expect(await faults()).toEqual({});
    release();
    await makeRetriesDue();
    await runSite();
    await until(states, ['completed']);
  });

  test('that crashed leaves its jobs to the next process', async () => {
    const { origin, answer: release } = await serveLate();
    await load(`${origin}/a.jpg`);
    // What a killed process leaves behind: active jobs without a heartbeat.
    await rows(`
      update jobs.job set state = 'active', started_on = now() - interval '2 minutes',
        heartbeat_on = now() - interval '2 minutes'`);
    release();
    await runSite();
    await until(states, ['retry']);
    await makeRetriesDue();
    await until(states, ['completed']);
  });
});

describe('the queues', () => {
  test('can be opened by several processes at once, on a new database, with two connections each', async () => {
    const all = await Promise.all([open(true), open(true), open(false)]);
    await Promise.all(all.map((jobs) => jobs.add(FETCH_QUEUE, [{ source: 'a', kind: 'PICTURE' }])));
    expect(await states()).toEqual(['created']);
    const used = await rows(
      `select from pg_stat_activity where datname = current_database() and application_name = 'baksteen jobs'`,
    );
    expect(used.length).toBeLessThanOrEqual(6);
  });
});
