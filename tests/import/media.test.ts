import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../server/features/import/removal-rules.ts';
import { createFetchWithBreaker } from '../../server/platform/fetching/fetch-with-breaker.ts';
import { addressList } from '../../server/platform/fetching/public-addresses.ts';
import { createFileStorage } from '../../server/platform/media/file-storage.ts';
import { fetchPicture } from '../../server/platform/media/import/fetch-picture.ts';
import { importMedia } from '../../server/platform/media/import/import-media.ts';
import { presentMediaReport } from '../../server/platform/media/import/media-report.ts';
import { masterKey, versionKey } from '../../server/platform/media/keys.ts';
import { registerDrawings } from '../../server/platform/media/register-drawings.ts';
import { removeUnusedMedia } from '../../server/platform/media/remove-unused.ts';
import type { MediaStorage } from '../../server/platform/media/storage.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { estate, feed, news } from './feed-builder.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const DAY = 86_400_000;
let database: TestDatabase;
let root: string;
let folder: string;
let storage: MediaStorage;
let absent: string[] = [];
const servers: Server[] = [];

beforeEach(async () => {
  database = await createTestDatabase('places');
  root = await mkdtemp(path.join(tmpdir(), 'media-'));
  folder = path.join(root, 'feed');
  await mkdir(path.join(folder, 'photos'), { recursive: true });
  storage = createFileStorage(path.join(root, 'media'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await database.drop();
  await rm(root, { recursive: true });
});

function brick(width = 60, background = '#b24a34') {
  return sharp({ create: { width, height: 40, channels: 3, background } });
}

const put = (name: string, bytes: Uint8Array | string) => writeFile(path.join(folder, name), bytes);

function load(...lines: object[]) {
  const onAbsent = (references: string[]) => {
    absent = references;
  };
  const options = { source: 'test', now: NOW, removals: ALL_REMOVALS, onAbsent };
  return importFeed(database.db, feed(...lines), options);
}

function ingest(allowed: string[] = []) {
  const fetch = createFetchWithBreaker(fetchPicture);
  const urls = { fetch: (source: string) => fetch(source, { allowed: addressList(allowed) }) };
  return importMedia({ db: database.db, storage, folder, absent, urls });
}

/** Returns the home BK-1 with these pictures. */
function home(...sources: string[]) {
  return estate('BK-1', { photos: sources.map((source) => ({ source })), floorPlans: [], documents: [] });
}

const rows = async (text: string) => (await database.pool.query(text)).rows;
const sources = () => rows('select source, hash, fault_code, fault_reason from media_source order by source');
const clean = (days: number) =>
  removeUnusedMedia({ db: database.db, storage, now: new Date(NOW.getTime() + days * DAY) });

function serve(answers: Record<string, Uint8Array | { location: string }>): Promise<string> {
  return serveWith((req, res) => {
    const answer = answers[req.url ?? ''];
    if (!answer) res.writeHead(404).end();
    else if (answer instanceof Uint8Array) res.end(answer);
    else res.writeHead(302, answer).end();
  });
}

async function serveWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('pictures of a feed', () => {
  test('are read by path, whatever their name; identical bytes are stored once', async () => {
    const bytes = await brick().png().toBuffer();
    await put('photos/a.jpg', bytes);
    await put('b.gif', bytes);
    await put('epc.pdf', '%PDF-1.7');
    await load(
      estate('BK-1', {
        photos: [{ source: 'photos/a.jpg', alt: { nl: 'De gevel' } }],
        floorPlans: [{ source: 'b.gif' }],
        documents: [{ source: 'epc.pdf', name: 'EPC', mediaType: 'application/pdf', size: 8 }],
      }),
      news('NEWS-1', { picture: { source: './photos/a.jpg', alt: {} } }),
    );
    expect(await ingest()).toMatchObject({ stored: 4, known: 0, rejected: 0, awaited: 0, rejections: [] });
    const files = await rows('select kind, hash, width, height, shade from media_file order by kind');
    expect(files).toMatchObject([
      { kind: 'DOCUMENT', width: null },
      { kind: 'PICTURE', width: 60, height: 40, shade: 'shade-a62' },
    ]);
    expect(await storage.has(masterKey(files[1].hash))).toBe(true);
    expect(await ingest()).toMatchObject({ stored: 0, known: 4, rejected: 0 });
  });

  test('that are invalid are rejected with the reason, and the home stays', async () => {
    const jpeg = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    await put('half.jpg', jpeg.subarray(0, jpeg.length / 2));
    await put('script.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await put('good.jpg', jpeg);
    await writeFile(path.join(root, 'secret.jpg'), jpeg);
    await symlink(path.join(root, 'secret.jpg'), path.join(folder, 'link.jpg'));
    const bad = [
      ...['../secret.jpg', 'photos/../../secret.jpg', '..\\secret.jpg', path.join(root, 'secret.jpg')],
      ...['link.jpg', 'C:\\secret.jpg', 'none.jpg', 'photos', 'half.jpg', 'script.png', 'file:///etc/passwd'],
      'http://169.254.169.254/latest',
    ];
    expect(await load(home('good.jpg', ...bad))).toMatchObject({ new: 1, rejected: 0 });
    const report = await ingest();
    expect(report).toMatchObject({ stored: 1, rejected: bad.length });
    const codes = Object.fromEntries((await sources()).map(({ source, fault_code }) => [source, fault_code]));
    expect(codes).toEqual({
      'good.jpg': null,
      '../secret.jpg': 'PATH',
      'photos/../../secret.jpg': 'PATH',
      '..\\secret.jpg': 'PATH',
      [path.join(root, 'secret.jpg')]: 'PATH',
      'link.jpg': 'PATH',
      'C:\\secret.jpg': 'PATH',
      'none.jpg': 'MISSING',
      photos: 'MISSING',
      'half.jpg': 'DAMAGED',
      'script.png': 'TYPE',
      'file:///etc/passwd': 'ADDRESS',
      'http://169.254.169.254/latest': 'ADDRESS',
    });
    expect(presentMediaReport(report)).toContain('    none.jpg (BK-1): there is no such file\n');
    expect(await rows(`select from listing where status = 'AVAILABLE'`)).toHaveLength(1);
  });

  test('that were invalid are checked again after a change', async () => {
    await put('a.jpg', 'no picture');
    await load(home('a.jpg'));
    expect(await ingest()).toMatchObject({ rejected: 1 });
    expect(await ingest()).toMatchObject({ rejected: 1, rejections: [{ source: 'a.jpg' }] });
    await put('a.jpg', await brick().jpeg().toBuffer());
    expect(await ingest()).toMatchObject({ stored: 1, rejected: 0 });
    expect(await ingest()).toMatchObject({ known: 1 });
  });

  test('are replaced when the file has changed, and stay when it is gone', async () => {
    await put('a.jpg', await brick().jpeg().toBuffer());
    await load(home('a.jpg'));
    await ingest();
    const [before] = await sources();
    await put('a.jpg', await brick(61, '#222').jpeg().toBuffer());
    await utimes(path.join(folder, 'a.jpg'), NOW, NOW);
    expect(await ingest()).toMatchObject({ stored: 1 });
    const [after] = await sources();
    expect(after.hash).not.toBe(before.hash);
    await rm(path.join(folder, 'a.jpg'));
    expect(await ingest()).toMatchObject({ known: 1, rejected: 0 });
    expect(await sources()).toEqual([after]);
  });

  test('of homes that keep their page without the feed are not touched', async () => {
    await put('a.jpg', await brick().jpeg().toBuffer());
    await load({ ...home('a.jpg', 'gone.jpg'), status: 'SOLD' }, estate('BK-2'));
    expect(await ingest()).toMatchObject({ stored: 1, rejected: 1 });
    await rm(path.join(folder, 'a.jpg'));
    await load(estate('BK-2'));
    expect(absent).toEqual(['BK-1']);
    expect(await ingest()).toMatchObject({ stored: 0, known: 0, rejected: 0 });
    expect(await clean(31)).toBe(0);
    expect(await clean(70)).toBe(0);
  });

  test('are fetched once by URL from a public address; a redirect to a private one is rejected', async () => {
    const origin = await serve({
      '/a.jpg': await brick().jpeg().toBuffer(),
      '/moved.jpg': { location: '/a.jpg' },
      '/trap.jpg': { location: 'http://169.254.169.254/latest/meta-data' },
    });
    await load(home(`${origin}/a.jpg`, `${origin}/moved.jpg`, `${origin}/trap.jpg`, `${origin}/none.jpg`));
    expect(await ingest()).toMatchObject({ stored: 0, rejected: 4 });
    expect(await ingest(['127.0.0.1'])).toMatchObject({ stored: 2, known: 0, rejected: 2 });
    const codes = (await sources()).map(({ fault_code }) => fault_code);
    expect(codes).toEqual([null, null, 'ANSWER', 'ADDRESS']);
    expect(await ingest()).toMatchObject({ stored: 0, known: 2, rejected: 2 });
    expect(await rows('select from media_file')).toHaveLength(1);
  });

  test('of an unreachable server cost a few attempts', async () => {
    let requestCount = 0;
    const down = await serveWith((req) => {
      requestCount++;
      req.socket.destroy();
    });
    await load(home(...Array.from({ length: 40 }, (_, index) => `${down}/${index}.jpg`)));
    expect(await ingest(['127.0.0.1'])).toMatchObject({ stored: 0, rejected: 40 });
    expect(requestCount).toBeLessThan(10);
  });

  test('are at most a hundred per home', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `${index}.jpg`);
    const report = await load(home(...many));
    expect(report).toMatchObject({ new: 1, rejected: 0, droppedFiles: 900 });
  });
});

describe('an unreferenced picture', () => {
  test('is deleted after thirty days, with all its versions', async () => {
    await put('a.jpg', await brick().jpeg().toBuffer());
    await put('b.jpg', await brick(61).jpeg().toBuffer());
    await load(
      home('a.jpg'),
      estate('BK-2', { photos: [{ source: 'b.jpg' }], floorPlans: [], documents: [] }),
    );
    await ingest();
    expect(await clean(0)).toBe(0);
    const [{ hash }] = await sources();
    await storage.put(versionKey(hash, 60, 'avif'), Buffer.from('x'));
    await load(estate('BK-2', { photos: [{ source: 'b.jpg' }], floorPlans: [], documents: [] }));
    expect(await clean(1)).toBe(0);
    expect(await clean(30)).toBe(0);
    expect(await storage.has(masterKey(hash))).toBe(true);
    expect(await clean(31)).toBe(1);
    expect(await storage.has(masterKey(hash))).toBe(false);
    expect(await storage.has(versionKey(hash, 60, 'avif'))).toBe(false);
    expect((await sources()).map(({ source }) => source)).toEqual(['b.jpg']);
    // It returns with the home.
    await load(
      home('a.jpg'),
      estate('BK-2', { photos: [{ source: 'b.jpg' }], floorPlans: [], documents: [] }),
    );
    expect(await ingest()).toMatchObject({ stored: 1, known: 1 });
  });

  test('stays when it is referenced again within that time', async () => {
    await put('a.jpg', await brick().jpeg().toBuffer());
    await load(home('a.jpg'));
    await ingest();
    await load(home());
    expect(await clean(0)).toBe(0);
    await load(home('a.jpg'));
    expect(await clean(20)).toBe(0);
    await load(home());
    expect(await clean(40)).toBe(0);
    expect(await clean(69)).toBe(0);
    expect(await clean(70)).toBe(1);
  });
});

describe('demo drawings', () => {
  const drawn = (version: string) => ({
    version,
    measure: (source: string) =>
      source.startsWith('demo/') ? { width: 1600, height: 1200, shade: 'shade-a62' } : null,
    draw: async () => null,
  });

  test('are registered by source and version before they are drawn', async () => {
    await load(home('demo/BK-1/front', 'photos/a.jpg'));
    await registerDrawings(database.db, drawn('1'));
    const first = await rows('select hash, drawn_from, width, height, shade from media_file');
    expect(first).toMatchObject([{ drawn_from: 'demo/BK-1/front', width: 1600, height: 1200 }]);
    await registerDrawings(database.db, drawn('1'));
    expect(await rows('select hash, drawn_from, width, height, shade from media_file')).toEqual(first);
    // An import finds no file of that name and does not change the drawing.
    expect(await ingest()).toMatchObject({ known: 1, rejected: 1 });
    await registerDrawings(database.db, drawn('2'));
    const [{ hash }] = await sources();
    expect(hash).not.toBe(first[0].hash);
    expect(await clean(0)).toBe(0);
    expect(await clean(30)).toBe(1);
    expect(await rows('select hash from media_file')).toEqual([{ hash }]);
  });
});
