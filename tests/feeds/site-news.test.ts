/** News in the site folder: imported at start and after each change, beside news of feeds. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { followSiteNews } from '../../server/composition/site-news.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { until } from '../support/until.ts';

let folder: string;
let site: TestSite;
let stop: () => Promise<void>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baksteen-news-'));
  await cp('docs/examples/site', folder, { recursive: true });
  site = await startSite({ env: { SITE_DIR: folder } });
  stop = followSiteNews(site.services);
});
afterAll(async () => {
  await stop?.();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

const listed = async () => {
  const { rows } = await site.database.pool.query(
    `select reference, title from news_item join news_text on news_id = id
     where is_listed and feed = 'site-folder' order by reference, locale`,
  );
  return rows.map(({ reference, title }) => `${reference} ${title}`);
};
const ITEM = 'site-folder-open-house Open huis in Kessel-Lo';
const news = (title: string) =>
  `---\ntitle: ${title}\nsummary: Kort.\ndate: "2026-11-21"\n---\n\nEen alinea.\n\nNog een.\n`;

test('an item is on the site with its picture and formatting', async () => {
  await until(listed, [ITEM]);
  const { text } = await request(site.app).get('/nl/nieuws').expect(200);
  const [, link = ''] = /href="(\/nl\/nieuws\/\d+\/open-huis-in-kessel-lo)"/.exec(text) ?? [];
  const page = await request(site.app).get(link).expect(200);
  expect(page.text).toContain('<h2>Wat u kunt bezoeken</h2>\n<ul>\n<li>een rijhuis met tuin</li>');
  expect(page.text).toContain('<a href="/nl/contact">beantwoorden uw vragen</a>');
  // The picture is stored after the item.
  const hasPicture = async () =>
    (await request(site.app).get(link)).text.includes('alt="Een straat met huizen, getekend"');
  await until(hasPicture, true);
});

test('the Atom feed has the formatted text with full addresses', async () => {
  const { text } = await request(site.app).get('/nl/nieuws.atom').expect(200);
  expect(text).toContain('<content type="html">&lt;p&gt;U bent welkom tussen 10 en 12 uur.&lt;/p&gt;');
  expect(text).toContain('&lt;a href=&quot;http://localhost:3000/nl/contact&quot;&gt;');
});

test('the API also has the text without formatting', async () => {
  const query = '{ news(locale: nl, pageSize: 1) { items { text { text } } } }';
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(body.data.news.items[0].text.text).toBe(
    [
      ...['U bent welkom tussen 10 en 12 uur.', 'Wat u kunt bezoeken', 'een rijhuis met tuin'],
      ...['een halfopen woning met garage', 'een gelijkvloers appartement'],
      'Onze medewerkers staan aan elke deur en beantwoorden uw vragen.',
    ].join('\n\n'),
  );
});

test('changes are imported, and a deleted file withdraws its item, also the last one', async () => {
  const count = async () =>
    Number((await site.database.pool.query(`select count(*) from news_item where is_listed`)).rows[0].count);
  const before = await count();
  await writeFile(path.join(folder, 'news/more.nl.md'), news('Meer'));
  await writeFile(path.join(folder, 'news/more.fr.md'), news('Plus'));
  await site.services.siteFolder.refresh();
  await until(listed, ['site-folder-more Plus', 'site-folder-more Meer', ITEM]);
  await rm(path.join(folder, 'news'), { recursive: true });
  await site.services.siteFolder.refresh();
  await until(listed, []);
  // News of other feeds stay.
  expect(await count()).toBe(before - 1);
});
