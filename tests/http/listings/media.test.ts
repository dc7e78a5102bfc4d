import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import request from 'supertest';
import { findNewestPictures } from '../../../server/features/listings/newest-pictures.ts';
import { pregenerateVersions } from '../../../server/platform/media/pregenerate-versions.ts';
import { registerDrawings } from '../../../server/platform/media/register-drawings.ts';
import { startSite, type TestSite } from '../../support/site.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#b24a34"/></svg>`;
/** Every demo drawing except streets. */
const drawn = {
  version: '1',
  measure: (source: string) =>
    source.includes('street') ? null : { width: 1600, height: 1200, shade: 'shade-a62' },
  draw: async () => SVG,
};

let site: TestSite;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'data-'));
  site = await startSite({ env: { DATA_DIR: dataDir }, drawn });
  await registerDrawings(site.database.db, drawn);
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true });
});

async function ask(query: string) {
  const { body } = await request(site.app).post('/graphql').send({ query });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

const PICTURE = `alt { text } hash width height colour`;

/** Returns the pictures of a page, in order. */
function picturesIn(html: string) {
  return [...html.matchAll(/<picture>.*?<\/picture>/gs)].map(([picture]) => ({
    hash: /src="\/media\/([0-9a-f]{32})-800\.jpg"/.exec(picture)?.[1],
    alt: /alt="([^"]*)"/.exec(picture)?.[1],
    isLazy: picture.includes('loading="lazy"'),
    isFirst: picture.includes('fetchPriority="high"'),
    types: [...picture.matchAll(/type="([^"]*)"/g)].map(([, type]) => type),
  }));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

describe('pictures on pages', () => {
  test.each(['estates', 'projects', 'rentalUnits'])(
    'of %s have a description, and the first loads at once',
    async (kind) => {
      const { items } = (
        await ask(`{ ${kind}(locale: en, pageSize: 1) { items { path photos { alt { text } hash } } } }`)
      )[kind];
      const photos = items[0].photos.filter(({ hash }: { hash: string | null }) => hash);
      expect(photos.length).toBeGreaterThan(1);
      const { text } = await request(site.app).get(items[0].path).expect(200);
      const shown = picturesIn(text).slice(0, photos.length);
      expect(shown.map(({ hash, alt }) => ({ hash, alt }))).toEqual(
        photos.map(({ hash, alt }: { hash: string; alt: { text: string } }) => ({
          hash,
          alt: escaped(alt.text),
        })),
      );
      expect(shown.map(({ isFirst }) => isFirst)).toEqual(
        photos.map((_: object, index: number) => index === 0),
      );
      for (const { isLazy, isFirst, types } of shown) {
        expect(isLazy).toBe(!isFirst);
        expect(types).toEqual(['image/avif', 'image/webp']);
      }
      for (const { hash } of photos) expect(text).toContain(`href="/media/${hash}-1600.jpg"`);
    },
  );

  test('of a list: those in view load at once, the others lazily', async () => {
    const { text } = await request(site.app).get('/nl/te-koop').expect(200);
    const shown = picturesIn(text);
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.filter(({ isFirst }) => isFirst).length).toBeLessThanOrEqual(3);
    for (const { isLazy, isFirst } of shown) expect(isLazy).toBe(!isFirst);
  });

  test('that are missing are replaced by a drawing of the kind of home', async () => {
    await site.database.db.deleteFrom('media_source').execute();
    const { text } = await request(site.app).get('/nl/te-koop').expect(200);
    expect(picturesIn(text)).toEqual([]);
    expect(text).toContain('class="placeholder');
    await site.database.db.updateTable('seed').set({ hash: '' }).where('name', '=', 'drawings').execute();
    await registerDrawings(site.database.db, drawn);
  });
});

describe('pictures in the API', () => {
  test('have size, colour and working URLs', async () => {
    const query = `{ estates(locale: en, pageSize: 24) { items { photos(first: 1) {
      ${PICTURE} small: url(width: 300, format: WEBP) jpeg: url(width: 900) huge: url(width: 9000, format: AVIF)
      srcset(format: AVIF)
    } } } }`;
    const { items } = (await ask(query)).estates;
    const photos = items.flatMap(({ photos }: { photos: object[] }) => photos);
    expect(photos.length).toBeGreaterThan(15);
    expect(photos.length).toBeLessThanOrEqual(24);
    const [photo] = photos;
    const { hash } = photo;
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(photo).toEqual({
      alt: { text: expect.any(String) },
      hash,
      width: 1600,
      height: 1200,
      colour: 'shade-a62',
      small: `/media/${hash}-400.webp`,
      jpeg: `/media/${hash}-1200.jpg`,
      huge: `/media/${hash}-1600.avif`,
      srcset: [400, 800, 1200, 1600].map((width) => `/media/${hash}-${width}.avif ${width}w`).join(', '),
    });
    const response = await request(site.app).get(photo.small).buffer().expect(200);
    expect(await sharp(response.body).metadata()).toMatchObject({ width: 400, height: 300, format: 'webp' });
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(response.headers['content-security-policy']).toContain(`default-src 'none'`);
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  test('exist for projects with their plans, holiday homes and news', async () => {
    const { projects, rentalUnits, news } = await ask(`{
      projects(locale: en) { items { photos { ${PICTURE} } entities { plan { ${PICTURE} } } } }
      rentalUnits(locale: en) { items { photos(first: 2) { ${PICTURE} } } }
      news(locale: en) { items { picture { ${PICTURE} } } }
    }`);
    const [project] = projects.items;
    const shown = [
      project.photos[0],
      project.entities.find(({ plan }: { plan: unknown }) => plan)?.plan,
      rentalUnits.items[0].photos[0],
      news.items[0].picture,
    ];
    for (const picture of shown) expect(picture).toMatchObject({ width: 1600, colour: 'shade-a62' });
    expect(rentalUnits.items[0].photos).toHaveLength(2);
  });

  test('have absolute URLs for legacy scripts', async () => {
    const query = `{ estates(locale: en, pageSize: 24) { items { id photos(first: 1) { url(width: 800) } } } }`;
    const { items } = (await ask(query)).estates;
    const home = items.find(({ photos }: { photos: { url: string | null }[] }) => photos[0]?.url);
    const { body } = await request(site.app).get(`/en/ajax/estate/${home.id}`);
    expect(body.image).toBe(`http://localhost:3000${home.photos[0].url}`);
  });

  test('that are not stored yet keep their description; rejected ones are omitted', async () => {
    const query = `{ estates(locale: en, pageSize: 60) { items { id photos { alt { text } hash url(width: 400) } } } }`;
    const { items } = (await ask(query)).estates;
    const home = items.find(({ photos }: { photos: { hash: unknown }[] }) =>
      photos.some(({ hash }) => !hash),
    );
    const waiting = home.photos.find(({ hash }: { hash: unknown }) => !hash);
    expect(waiting).toEqual({ alt: { text: expect.stringMatching(/./) }, hash: null, url: null });
    await site.database.pool.query(
      `insert into media_source (source, fault_code, fault_reason)
      select distinct source, 'TYPE', 'no picture' from media_use where source like '%street%'`,
    );
    const reloaded = (await ask(`{ estate(id: ${home.id}, locale: en) { photos { hash } } }`)).estate.photos;
    expect(reloaded).toHaveLength(home.photos.filter(({ hash }: { hash: unknown }) => hash).length);
  });

  test.each(['photos(first: 0) { hash }', 'photos { url(width: 0) }'])('rejects %s', async (field) => {
    const query = `{ estates(locale: en, pageSize: 3) { items { ${field} } } }`;
    const { body } = await request(site.app).post('/graphql').send({ query });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

/** A limit in bytes that is never reached. */
const ROOM = 1e9;

describe('pre-rendered pictures', () => {
  const rendered = { widths: [] as number[], hashes: new Set<string>() };
  const versions = {
    get: async (hash: string, width: number) => {
      rendered.widths.push(width);
      rendered.hashes.add(hash);
      return null;
    },
  };

  const failures: unknown[] = [];
  const log = { error: (details: unknown) => failures.push(details) } as never;
  const newest = (maxPictures: number) => () => findNewestPictures(site.database.db, maxPictures);

  test('are the newest, first in the sizes of cards and phones', async () => {
    const { items } = (
      await ask('{ estates(locale: nl, pageSize: 24) { items { publishedAt photos(first: 1) { hash } } } }')
    ).estates;
    await pregenerateVersions(
      { findNewest: newest(40), versions, room: ROOM, log },
      new AbortController().signal,
    );
    expect(rendered.hashes.size).toBe(40);
    expect(rendered.widths.slice(0, 80)).toEqual(Array.from({ length: 40 }, () => [400, 800]).flat());
    expect(rendered.widths.slice(80)).toEqual(Array.from({ length: 40 }, () => 1200));
    const shown = items.flatMap(({ photos }: { photos: { hash: string }[] }) =>
      photos.map(({ hash }) => hash),
    );
    expect(shown.slice(0, 10).filter((hash: string) => rendered.hashes.has(hash))).toHaveLength(10);
  });

  test('stop when the site does', async () => {
    rendered.widths.length = 0;
    const end = new AbortController();
    const stopping = {
      get: (hash: string, width: number) => {
        end.abort();
        return versions.get(hash, width);
      },
    };
    await pregenerateVersions({ findNewest: newest(40), versions: stopping, room: ROOM, log }, end.signal);
    expect(rendered.widths).toEqual([400]);
  });

  test('stop at four fifths of the limit', async () => {
    rendered.widths.length = 0;
    const large = {
      get: async (hash: string, width: number) => {
        await versions.get(hash, width);
        return { size: 100, open: async () => Readable.from([]) };
      },
    };
    await pregenerateVersions(
      { findNewest: newest(40), versions: large, room: 1000, log },
      new AbortController().signal,
    );
    expect(rendered.widths).toEqual([400, 800, 400, 800, 400, 800, 400, 800]);
  });

  test('continue after a failure', async () => {
    rendered.widths.length = 0;
    const failingVersions = {
      get: (hash: string, width: number) =>
        rendered.widths.length === 1 && failures.length === 0
          ? Promise.reject(new Error('truncated'))
          : versions.get(hash, width),
    };
    await pregenerateVersions(
      { findNewest: newest(3), versions: failingVersions, room: ROOM, log },
      new AbortController().signal,
    );
    expect(failures).toEqual([{ err: new Error('truncated'), hash: expect.any(String) }]);
    expect(rendered.widths).toHaveLength(8);
  });
});
