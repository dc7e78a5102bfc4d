import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import request from 'supertest';
import { registerDrawings } from '../../../server/platform/media/register-drawings.ts';
import { LOCALES } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { startSite, type TestSite } from '../../support/site.ts';

const PUBLIC_URL = 'https://www.baksteen.example';
const BLUE = { r: 20, g: 60, b: 200 };
const drawn = {
  version: '1',
  measure: () => ({ width: 1600, height: 1200, shade: 'shade-226' }),
  draw: async () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="rgb(20,60,200)"/></svg>`,
};

let site: TestSite;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'data-'));
  site = await startSite({ env: { DATA_DIR: dataDir, PUBLIC_URL }, drawn });
  await registerDrawings(site.database.db, drawn);
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true });
});

const get = (address: string) => request(site.app).get(address);

async function ask(query: string) {
  const { body } = await request(site.app).post('/graphql').send({ query });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

/** Returns the colour at the centre of an area of a picture. */
async function colourAt(picture: Buffer, left: number, top: number) {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { r: Number(data[0]), g: Number(data[1]), b: Number(data[2]) };
}

test.each(['estates', 'projects', 'rentalUnits'])('%s have a share picture of their own', async (kind) => {
  const { items } = (await ask(`{ ${kind}(locale: fr, pageSize: 1) { items { id path } } }`))[kind];
  const page = (await get(items[0].path).expect(200)).text;
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
  expect(address).toMatch(new RegExp(`^${PUBLIC_URL}/share/fr/${items[0].id}\\.jpg\\?v=[0-9a-f]{8}`));
  expect(page).toContain('<meta property="og:image:width" content="1200"/>');
  expect(page).toContain('<meta property="og:locale" content="fr_BE"/>');
  const response = await get(address.slice(PUBLIC_URL.length)).buffer().expect(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { width, height, format, exif } = await sharp(response.body).metadata();
  expect({ width, height, format, exif }).toEqual({
    width: 1200,
    height: 630,
    format: 'jpeg',
    exif: undefined,
  });
  const middle = await colourAt(response.body, 420, 315);
  for (const part of ['r', 'g', 'b'] as const) expect(Math.abs(middle[part] - BLUE[part])).toBeLessThan(8);
  expect((await colourAt(response.body, 1190, 8)).r).toBeGreaterThan(240);
});

test("a new price changes the picture's URL, and a sold home shows its status instead of a price", async () => {
  const { items } = (await ask('{ estates(locale: nl, pageSize: 1) { items { id path } } }')).estates;
  const { id, path: page } = items[0];
  const imageOf = async () => /og:image" content="([^"]+)"/.exec((await get(page)).text)?.[1];
  const pictureOf = async () => (await get(`/share/nl/${id}.jpg`).buffer().expect(200)).body as Buffer;
  const [before, drawnBefore] = [await imageOf(), await pictureOf()];
  await site.database.db
    .updateTable('listing')
    .set({ price_cents: 12_345_600 })
    .where('id', '=', Number(id))
    .execute();
  expect(await imageOf()).not.toBe(before);
  const cheaper = await pictureOf();
  expect(cheaper.equals(drawnBefore)).toBe(false);
  await site.database.db
    .updateTable('listing')
    .set({ status: 'SOLD', closed_at: new Date('2026-11-20T00:00:00Z') })
    .where('id', '=', Number(id))
    .execute();
  expect((await pictureOf()).equals(cheaper)).toBe(false);
});

test('a share picture is drawn once and stored', async () => {
  const { storage } = site.services.media;
  const keys = () => Array.fromAsync(storage.list(), ({ key }) => key);
  const before = await keys();
  const picture = async () => (await get('/share/nl/te-koop/gent-9000.jpg').buffer()).body as Buffer;
  const [first, second] = await Promise.all([picture(), picture()]);
  expect(second.equals(first)).toBe(true);
  const added = (await keys()).filter((key) => !before.includes(key) && key.endsWith('/share.jpg'));
  expect(added).toHaveLength(1);
  const [key = ''] = added;
  expect((await storage.read(key))?.equals(first)).toBe(true);
  await storage.put(key, Buffer.from('from the storage'));
  expect((await picture()).toString()).toBe('from the storage');
});

test('many new share pictures at once are drawn one by one, and beyond twenty 503', async () => {
  const draw = Promise.withResolvers<Buffer>();
  const { shareCards } = site.services.media;
  const drawing = Array.from({ length: 21 }, (_, number) => shareCards.get(number, () => draw.promise));
  const { status, headers } = await get('/share/nl/te-huur.jpg');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  draw.resolve(Buffer.from('drawn'));
  await Promise.all(drawing);
  await get('/share/nl/te-huur.jpg').expect(200);
});

describe('pages that are no listing', () => {
  const LISTS = ['home', 'forSale', 'forRent', 'projects', 'holiday', 'news', 'offices'] as const;
  const OTHERS = ['contact', 'mortgage', 'purchaseCost', 'subscribe', 'privacy', 'terms'] as const;

  async function findPaths(): Promise<string[]> {
    const { news, offices } = await ask(
      '{ news(locale: fr, pageSize: 1) { items { path } } offices(locale: fr) { path } }',
    );
    const fixed = [...LISTS, ...OTHERS].map((name) => routePath(name, 'fr'));
    return [...fixed, '/fr/a-vendre/gand-9000', news.items[0].path, offices[0].path];
  }

  test('have a share picture with their title', async () => {
    for (const page of await findPaths()) {
      const { text } = await get(page).expect(200);
      const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
      expect(address).toBe(`${PUBLIC_URL}/share${page}.jpg`);
      expect(text).toContain('<meta name="twitter:card" content="summary_large_image"/>');
      for (const name of ['title', 'description', 'url', 'locale'])
        expect(text).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+"`));
      const response = await get(address.slice(PUBLIC_URL.length)).buffer().expect(200);
      expect(response.headers['content-type']).toBe('image/jpeg');
      const { width, height } = await sharp(response.body).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
  }, 60_000);

  test('a town has another picture than the whole country', async () => {
    const pictureOf = async (page: string) =>
      (await get(`/share${page}.jpg`).buffer().expect(200)).body as Buffer;
    const all = await pictureOf('/fr/a-vendre');
    expect((await pictureOf('/fr/a-vendre/gand-9000')).equals(all)).toBe(false);
    expect((await pictureOf('/de/zu-verkaufen')).equals(all)).toBe(false);
  });

  test('pages that are not indexed have none', async () => {
    for (const page of ['/nl/favorieten', '/nl/te-koop?q=terras'])
      expect((await get(page)).text).not.toContain('og:image');
  });
});

test.each([
  ...[
    '/share/nl/0.jpg',
    '/share/nl/-1.jpg',
    '/share/nl/999999999.jpg',
    '/share/nl/1.png',
    '/share/nl/1e3.jpg',
  ],
  ...['/share/it/1.jpg', '/share/nl', '/share/nl/%00.jpg', '/share/nl/1.jpg/more'],
  ...[
    '/share/nl/favorieten.jpg',
    '/share/nl/te-koop/atlantis-9999.jpg',
    '/share/NL/te-koop.jpg',
    '/share/nl/nieuws/999.jpg',
  ],
])('%s is not found', async (address) => {
  expect((await get(address)).status).toBe(404);
});

test('a withdrawn home has no share picture', async () => {
  const { id } = await site.database.db
    .selectFrom('listing')
    .where('kind', '=', 'estate')
    .where('status', '=', 'WITHDRAWN')
    .select('id')
    .executeTakeFirstOrThrow();
  for (const locale of LOCALES) expect((await get(`/share/${locale}/${id}.jpg`)).status).toBe(404);
});
