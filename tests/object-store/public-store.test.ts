/** Pictures and documents that browsers read from the public address of the object store. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import request from 'supertest';
import { findListing } from '../../server/features/listings/find-listing.ts';
import { findNewestPictures } from '../../server/features/listings/newest-pictures.ts';
import { createCompletion } from '../../server/platform/media/complete-files.ts';
import type { PublicStore } from '../../server/platform/media/database/public-store.ts';
import { parseVersionKey } from '../../server/platform/media/keys.ts';
import { publicStoreOf } from '../../server/platform/media/object-store/store-settings.ts';
import { registerDrawings } from '../../server/platform/media/register-drawings.ts';
import { trimVersions } from '../../server/platform/media/trim-versions.ts';
import { type ObjectStore, startObjectStore } from '../support/object-store/object-store.ts';
import { startSite, type TestSite } from '../support/site.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="400"><rect width="500" height="400" fill="#b24a34"/></svg>`;
const drawn = {
  version: '1',
  measure: () => ({ width: 500, height: 400, shade: 'shade-a62' }),
  draw: async () => SVG,
  write: (source: string) => (source.endsWith('.pdf') ? Buffer.from(`%PDF-1.7 ${source}`) : null),
};
/** Two widths in three formats. */
const VERSIONS = 6;
let store: ObjectStore;
let folder: string;
let site: TestSite;
let publicStore: PublicStore;
let estate: { id: string; path: string; hash: string; documents: number };

beforeAll(async () => {
  store = await startObjectStore();
  folder = await mkdtemp(path.join(tmpdir(), 'public-'));
  const env = { DATA_DIR: folder, ...store.variables, MEDIA_PUBLIC_URL: store.url };
  site = await startSite({ env, drawn });
  publicStore = publicStoreOf(site.services.settings.mediaStore) as PublicStore;
  await registerDrawings(site.database.db, drawn);
  const { items } = (
    await ask(
      `{ estates(locale: nl, pageSize: 60) { items { id path documents { name } photos { hash } } } }`,
    )
  ).estates;
  const found = items.find(({ documents }: { documents: object[] }) => documents.length > 0);
  estate = { id: found.id, path: found.path, hash: found.photos[0].hash, documents: found.documents.length };
  // Other documents are left out, because all of them are completed.
  await sql`delete from media_file where kind = 'DOCUMENT' and hash not in (
    select hash from media_source join listing on listing.id = ${estate.id}
    where exists (select from jsonb_array_elements(documents) where value ->> 'source' = source))`.execute(
    site.database.db,
  );
});
afterAll(async () => {
  await site.stop();
  await store.remove();
  await rm(folder, { recursive: true, force: true });
});

async function ask(query: string) {
  const { body } = await request(site.app).post('/graphql').send({ query });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

const complete = (maxPictures: number) => {
  const { db, media, log } = site.services;
  return createCompletion({
    db,
    media,
    publicStore,
    findNewest: () => findNewestPictures(db, maxPictures),
    log,
  })(new AbortController().signal);
};

const completed = async () =>
  (
    await site.database.db
      .selectFrom('media_file')
      .where('complete_in', 'is not', null)
      .select('hash')
      .execute()
  ).length;

const page = async () => (await request(site.app).get(estate.path).expect(200)).text;

describe('URLs', () => {
  test('of pictures that are not complete are those of the site, which renders them', async () => {
    const html = await page();
    expect(html).toContain(`/media/${estate.hash}-400.avif 400w`);
    expect(html).not.toContain(store.url);
    await request(site.app).get(`/media/${estate.hash}-400.avif`).expect(200);
  });

  test('of complete ones are in the store, which has each of them', async () => {
    // The newest picture of the catalogue need not be one of this home.
    await sql`update listing set published_at = now() + interval '1 day' where id = ${estate.id}`.execute(
      site.database.db,
    );
    expect(await complete(1)).toBe(false);
    expect(await completed()).toBe(1 + estate.documents);
    const html = await page();
    const urls = new Set(
      [...html.matchAll(new RegExp(`${store.url}/${estate.hash}/[0-9a-z.]+`, 'g'))].map(([url]) => url),
    );
    // All but the small JPEG, which no page needs.
    expect(urls.size).toBe(VERSIONS - 1);
    for (const url of urls) {
      const response = await fetch(url);
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    }
    expect(html).not.toContain(`/media/${estate.hash}`);
  });

  test('are allowed by the policy of pages', async () => {
    const { headers } = await request(site.app).get(estate.path);
    expect(headers['content-security-policy']).toContain(`img-src 'self' data: ${new URL(store.url).origin}`);
  });

  test('are the same in the API, mails, the sitemap and legacy calls', async () => {
    const url = `${store.url}/${estate.hash}/500.jpg`;
    const fields = `photos(first: 1) { store url(width: 800) srcset(format: AVIF) }`;
    const { estates } = await ask(`{ estates(locale: nl, pageSize: 1) { items { ${fields} } } }`);
    const [width, largest] = [400, 500].map((one) => `${store.url}/${estate.hash}/${one}.avif ${one}w`);
    expect(estates.items[0].photos).toEqual([{ store: store.url, url, srcset: `${width}, ${largest}` }]);
    const { createExecutor, intls, settings } = site.services;
    const asking = { createExecutor, intl: intls.nl, locale: 'nl', publicUrl: settings.publicUrl } as const;
    expect((await findListing(Number(estate.id), asking))?.picture).toBe(url);
    const sitemap = await request(site.app).get('/sitemap.xml').expect(200);
    const files = [...sitemap.text.matchAll(/<loc>[^<]*?(\/sitemap[^<]+)<\/loc>/g)].map(
      ([, file]) => file as string,
    );
    const texts = await Promise.all(files.map(async (file) => (await request(site.app).get(file)).text));
    expect(texts.filter((text) => text.includes(`<image:loc>${url}</image:loc>`))).toHaveLength(1);
  });

  test('are named by the privacy statement, and belong to its edition', async () => {
    const { host } = new URL(store.url);
    const { text } = await request(site.app).get('/nl/privacyverklaring');
    expect(text).toContain(`Foto’s en documenten komen van ${host}.`);
    expect(text).not.toContain('Uw browser haalt hier niets op bij andere bedrijven.');
    const { settings } = await ask('{ settings { privacy { edition } } }');
    expect(settings.privacy.edition).toContain(host);
  });

  test('of documents are in the store, with a file name', async () => {
    const { rows } = await site.database.pool.query(
      `select hash from media_file where complete_in is not null and kind = 'DOCUMENT'`,
    );
    const response = await fetch(`${store.url}/${rows[0].hash}/document.pdf`);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[0-9a-f]{8}\.pdf"$/);
    const { estates } = await ask(`{ estates(locale: nl, pageSize: 1) { items { documents { url } } } }`);
    const urls: string[] = estates.items[0].documents.map(({ url }: { url: string }) => url);
    expect(urls).toHaveLength(estate.documents);
    for (const url of urls) expect(url).toMatch(new RegExp(`^${store.url}/[0-9a-f]{32}/document.pdf$`));
  });
});

describe('versions of complete pictures', () => {
  test('are not deleted for space; those of others are', async () => {
    const { storage } = site.services.media;
    const [{ hash }] = (
      await site.database.pool.query(
        `select hash from media_file where complete_in is null and kind = 'DRAWING' order by hash limit 1`,
      )
    ).rows;
    await request(site.app).get(`/media/${hash}-400.webp`).expect(200);
    expect(await trimVersions(storage, 0, { db: site.database.db, publicStore })).toBe(1);
    const left = (await Array.fromAsync(storage.list(), ({ key }) => key)).filter(parseVersionKey);
    expect(left).toHaveLength(VERSIONS);
    expect(left.every((key) => key.startsWith(estate.hash))).toBe(true);
  });

  test('are those of the site again for another store', async () => {
    const { rows } = await site.database.pool.query(
      `select distinct complete_in from media_file where complete_in is not null`,
    );
    expect(rows).toEqual([{ complete_in: store.url }]);
    await site.database.pool.query(
      `update media_file set complete_in = 'https://old.example/pictures' where complete_in is not null`,
    );
    expect(await page()).toContain(`/media/${estate.hash}-400.avif 400w`);
    expect(await complete(1)).toBe(false);
    expect(await page()).toContain(`${store.url}/${estate.hash}/400.avif 400w`);
  });
});
