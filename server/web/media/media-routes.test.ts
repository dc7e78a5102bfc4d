import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import express, { type Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { PICTURE_FORMATS } from '../../../shared/pictures/versions.ts';
import { createDocuments } from '../../platform/media/documents.ts';
import { createFileStorage } from '../../platform/media/file-storage.ts';
import { documentKey, masterKey } from '../../platform/media/keys.ts';
import { createVersions, type Origin } from '../../platform/media/versions.ts';
import { mediaRoutes } from './media-routes.ts';

const PHOTO = '01'.repeat(16);
const DRAWING = '23'.repeat(16);
const LOST = '45'.repeat(16);
const PDF = '67'.repeat(16);
const WRITTEN = '89'.repeat(16);
const ORIGINS: Record<string, Origin> = {
  [PHOTO]: { width: 1000, drawnFrom: null },
  [LOST]: { width: 1000, drawnFrom: null },
  [DRAWING]: { width: 1600, drawnFrom: 'demo/BK-1/front' },
};
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="99" height="99"/></svg>`;

let folder: string;
let app: Express;
let drawing = 0;
let maxDrawing = 0;
const draw = jest.fn(async (_source: string) => {
  maxDrawing = Math.max(maxDrawing, ++drawing);
  await new Promise((resolve) => setTimeout(resolve, 20));
  drawing--;
  return SVG;
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  const storage = createFileStorage(folder);
  const master = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#b24a34' } });
  await storage.put(masterKey(PHOTO), await master.jpeg().toBuffer());
  await storage.put(documentKey(PDF), Buffer.from('%PDF-1.7 and so on'));
  const origins = { find: async (hash: string) => ORIGINS[hash] ?? null };
  const write = (source: string) => (source === 'demo/BK-1/epc.pdf' ? Buffer.from('%PDF-1.4 written') : null);
  const drawn = { version: '1', measure: () => null, draw, write };
  const findSource = async (hash: string) => (hash === WRITTEN ? 'demo/BK-1/epc.pdf' : null);
  const documents = createDocuments({ storage, sources: { findSource }, drawn });
  const withVersionLock = <T>(_key: string, run: () => Promise<T>) => run();
  app = express();
  app.use(
    '/media',
    mediaRoutes({ documents, versions: createVersions({ storage, origins, drawn, withVersionLock }) }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

describe('a picture', () => {
  test.each(PICTURE_FORMATS)('is served as %s with immutable caching, and generated once', async (format) => {
    const first = await request(app).get(`/media/${PHOTO}-400.${format}`).buffer().expect(200);
    expect(first.headers).toMatchObject({
      'content-type': `image/${format === 'jpg' ? 'jpeg' : format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(first.body.length),
    });
    expect(await sharp(first.body).metadata()).toMatchObject({ width: 400, height: 200 });
    const second = await request(app).get(`/media/${PHOTO}-400.${format}`).buffer();
    expect(second.body.equals(first.body)).toBe(true);
  });

  test('supports HEAD', async () => {
    const answer = await request(app).head(`/media/${PHOTO}-1000.jpg`).expect(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(500);
  });

  test('that is drawn is generated once for concurrent requests, at most two at a time', async () => {
    const widths = [400, 800, 1200, 1600, 400, 800, 400];
    const answers = await Promise.all(
      widths.map((width) => request(app).get(`/media/${DRAWING}-${width}.webp`).buffer()),
    );
    expect(answers.map(({ status }) => status)).toEqual(widths.map(() => 200));
    expect(await sharp(answers[3]?.body).metadata()).toMatchObject({ width: 1600, height: 1200 });
    expect(draw).toHaveBeenCalledTimes(4);
    expect(draw).toHaveBeenCalledWith('demo/BK-1/front');
    expect(maxDrawing).toBe(2);
  });

  test.each([
    ['a width that it is not cut to', `${PHOTO}-401.webp`],
    ['more than its own width', `${PHOTO}-1200.webp`],
    ['no width', `${PHOTO}.webp`],
    ['another format', `${PHOTO}-400.png`],
    ['an unknown hash', `${'f'.repeat(32)}-400.webp`],
    ['a picture whose master is lost', `${LOST}-400.webp`],
    ['a path', `..%2f..%2fetc%2fpasswd`],
    ['capitals', `${DRAWING}-400.WEBP`],
    ['nothing', ''],
  ])('%s is not found', async (_, name) => {
    const answer = await request(app).get(`/media/${name}`).expect(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a document', () => {
  const address = `/media/${PDF}.pdf`;
  test('is served completely, with a file name', async () => {
    const answer = await request(app).get(address).buffer().expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="67676767.pdf"',
      'accept-ranges': 'bytes',
    });
    expect(answer.body.toString()).toBe('%PDF-1.7 and so on');
  });

  test('of the demo is generated once', async () => {
    for (const _ of [1, 2]) {
      const answer = await request(app).get(`/media/${WRITTEN}.pdf`).buffer().expect(200);
      expect(answer.body.toString()).toBe('%PDF-1.4 written');
    }
  });

  test.each([
    ['bytes=0-3', 206, 'bytes 0-3/18', '%PDF'],
    ['bytes=-2', 206, 'bytes 16-17/18', 'on'],
    ['bytes=15-', 206, 'bytes 15-17/18', ' on'],
    ['bytes=15-900', 206, 'bytes 15-17/18', ' on'],
    ['bytes=0-1,16-17', 200, undefined, '%PDF-1.7 and so on'],
    ['pages=1-2', 200, undefined, '%PDF-1.7 and so on'],
  ])('supports the range %s', async (range, status, contentRange, content) => {
    const answer = await request(app).get(address).set('range', range).buffer().expect(status);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.body.toString()).toBe(content);
  });

  test('rejects a range beyond its end', async () => {
    const answer = await request(app).get(address).set('range', 'bytes=99-').expect(416);
    expect(answer.headers['content-range']).toBe('bytes */18');
  });

  test('that does not exist is not found', async () => {
    await request(app).get(`/media/${PHOTO}.pdf`).expect(404);
  });
});
