/** Two app servers with folders of their own, one database and one object store. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import request from 'supertest';
import { versionKey } from '../../server/platform/media/keys.ts';
import { registerDrawings } from '../../server/platform/media/register-drawings.ts';
import { type ObjectStore, startObjectStore } from '../support/object-store/object-store.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { until } from '../support/until.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#b24a34"/></svg>`;
let draws = 0;
const drawn = {
  version: '1',
  measure: () => ({ width: 1600, height: 1200, shade: 'shade-a62' }),
  draw: async () => {
    draws++;
    return SVG;
  },
  write: (source: string) => (source.endsWith('.pdf') ? Buffer.from(`%PDF-1.7 ${source}`) : null),
};
let store: ObjectStore;
let folder: string;
let one: TestSite;
let other: TestSite;
/** A site without the object store. */
let disk: TestSite;
let time = Date.parse('2026-11-21T06:00:00Z');
/** Hashes of pictures that no test has requested yet. */
let pictures: string[];
let pdf: string;

beforeAll(async () => {
  store = await startObjectStore();
  folder = await mkdtemp(path.join(tmpdir(), 'sites-'));
  const start = (name: string, variables: object, database?: TestSite['database']) =>
    startSite({
      env: { DATA_DIR: path.join(folder, name), ...variables },
      drawn,
      now: () => new Date(time),
      ...(database && { database }),
    });
  one = await start('one', store.variables);
  other = await start('other', store.variables, one.database);
  disk = await start('disk', {}, one.database);
  await registerDrawings(one.database.db, drawn);
  const files = await one.database.db
    .selectFrom('media_file')
    .select(['hash', 'kind'])
    .orderBy('hash')
    .execute();
  pictures = files.filter(({ kind }) => kind === 'DRAWING').map(({ hash }) => hash);
  pdf = files.find(({ kind }) => kind === 'DOCUMENT')?.hash as string;
});
afterAll(async () => {
  await Promise.all([disk.stop(), other.stop()]);
  await one.stop();
  await store.remove();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  time += 60_000;
});

/** Returns how many requests both sites have sent, by operation and result. */
async function countRequests(operation: string, result: string): Promise<number> {
  const texts = await Promise.all([one, other].map(({ services }) => services.metrics.registry.metrics()));
  const name = `baksteen_media_store_requests_total{operation="${operation}",result="${result}"} `;
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.slice(name.length)), 0);
}

const get = ({ app }: TestSite, url: string) => request(app).get(url).buffer();

describe('a version', () => {
  test('that two servers need at the same moment is rendered once, and read from the store', async () => {
    const [hash] = pictures;
    const before = [draws, await countRequests('put', 'ok')];
    const url = `/media/${hash}-800.webp`;
    const responses = await Promise.all([one, other, one, other].map((site) => get(site, url)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of responses) expect(body.equals(responses[0]?.body)).toBe(true);
    expect([draws, await countRequests('put', 'ok')]).toEqual(before.map((count) => count + 1));
    const read = await countRequests('get', 'ok');
    await get(other, url).expect(200);
    expect(await countRequests('get', 'ok')).toBe(read + 1);
    expect(draws).toBe((before[0] as number) + 1);
    expect(await readdir(folder)).toEqual([]);
  });

  test('whose renderer dies is rendered by the next server', async () => {
    const hash = pictures[1] as string;
    const renderer = await one.database.pool.connect();
    const { rows } = await renderer.query('select pg_backend_pid() as pid');
    const key = `version ${versionKey(hash, 400, 'jpg')}`;
    renderer.on('error', () => {});
    await renderer.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
    const response = get(other, `/media/${hash}-400.jpg`).then(({ status }) => status);
    const waiting = async () =>
      (await one.database.pool.query(`select from pg_locks where locktype = 'advisory' and not granted`))
        .rowCount;
    await until(waiting, 1);
    await sql`select pg_terminate_backend(${rows[0].pid})`.execute(one.database.db);
    expect(await response).toBe(200);
    renderer.release(true);
  });
});

describe('responses', () => {
  test.each<[string, () => string, Record<string, string>, number]>([
    ['a picture', () => `/media/${pictures[2]}-400.webp`, {}, 200],
    ['a part of a picture', () => `/media/${pictures[2]}-400.webp`, { range: 'bytes=10-19' }, 206],
    ['a range beyond the end', () => `/media/${pictures[2]}-400.webp`, { range: 'bytes=9999999-' }, 416],
    ['a document', () => `/media/${pdf}.pdf`, {}, 200],
    ['the end of a document', () => `/media/${pdf}.pdf`, { range: 'bytes=-4' }, 206],
    ['an unknown picture', () => `/media/${'0'.repeat(32)}-400.webp`, {}, 404],
  ])('are the same as from a folder: %s', async (_, url, headers, status) => {
    const [expected, found] = await Promise.all([disk, one].map((site) => get(site, url()).set(headers)));
    expect(found?.status).toBe(status);
    const variable = { date: '', 'x-request-id': '' };
    expect(Object.assign({}, found?.headers, variable)).toEqual(
      Object.assign({}, expected?.headers, variable),
    );
    expect(found?.body).toEqual(expected?.body);
    const heads = await Promise.all([disk, one].map(({ app }) => request(app).head(url())));
    expect(heads[1]?.headers['content-length']).toBe(heads[0]?.headers['content-length']);
  });
});

test('while the store does not answer, pictures are 503, and pages and the API work', async () => {
  const url = `/media/${pictures[0]}-800.webp`;
  await store.kill();
  const picture = await get(one, url).expect(503);
  expect(picture.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(await countRequests('head', 'unreachable')).toBe(3);
  await get(one, `/media/${pictures[3]}-400.avif`).expect(503);
  await get(one, `/media/${pdf}.pdf`).expect(503);
  // From the sixth failure on, nothing is sent.
  expect(await countRequests('head', 'unreachable')).toBe(6);
  const { text } = await get(one, '/nl/te-koop').expect(200);
  const id = /\/share\/nl\/(\d+)\.jpg/.exec(
    (await get(one, /href="(\/nl\/[^"]+\/\d+[^"]*)"/.exec(text)?.[1] ?? '')).text,
  )?.[1];
  await get(one, `/share/nl/${id}.jpg`).expect(503);
  await store.start();
  time += 60_000;
  await get(one, url).expect(200);
});
