/** News that managers write at the desk. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import request from 'supertest';
import { followSiteNews } from '../../server/composition/site-news.ts';
import { PHOTO_INPUT } from '../../shared/leads/photos.ts';
import { type DeskSite, startDeskSite } from '../support/desk/desk-site.ts';
import { until } from '../support/until.ts';

let site: DeskSite;
let stop: () => Promise<void>;
beforeAll(async () => {
  site = await startDeskSite();
  stop = followSiteNews(site.services);
});
afterAll(async () => {
  await stop?.();
  await site?.stop();
});
beforeEach(async () => {
  await site.query('delete from site_file');
  await until(listed, []);
});

const NEW = '/desk/site/news/new';
const ITEM = {
  intent: 'save',
  version: '0',
  date: '2026-11-20',
  'title-nl': 'Open deur: "welkom"',
  'summary-nl': 'Kom langs.',
  'text-nl': '## Zaterdag\r\n\r\nVan 10 tot 12 uur. [Contact](/nl/contact)',
};
const NAME = '2026-11-20-open-deur-welkom';

const listed = async () =>
  (
    (await site.query(
      `select title from news_item join news_text on news_id = id
       where is_listed and feed = 'site-folder' order by title`,
    )) as { title: string }[]
  ).map(({ title }) => title);
const versionOf = async (name: string) => {
  const [row] = (await site.query('select max(version) as version from site_file where name like $1', [
    `news/${name}.%`,
  ])) as [{ version: number | null }];
  return String(row.version ?? 0);
};

test('an item is on the site, is changed, and is removed', async () => {
  const saved = await site.send('manager', NEW, ITEM);
  expect([saved.status, saved.headers.location]).toEqual([303, `/desk/site/news/${NAME}?done=save`]);
  await until(listed, ['Open deur: "welkom"']);
  const list = (await request(site.app).get('/nl/nieuws')).text;
  const [, link = ''] = /href="(\/nl\/nieuws\/\d+\/open-deur-welkom)"/.exec(list) ?? [];
  const page = (await request(site.app).get(link).expect(200)).text;
  expect(page).toContain('<h2>Zaterdag</h2>\n<p>Van 10 tot 12 uur. <a href="/nl/contact">Contact</a></p>');
  const edit = (await site.open('manager', `/desk/site/news/${NAME}`)).text;
  expect(edit).toContain('value="Open deur: &quot;welkom&quot;"');
  const changed = { ...ITEM, name: NAME, version: await versionOf(NAME), 'title-nl': 'Anders' };
  expect((await site.send('manager', `/desk/site/news/${NAME}`, changed)).status).toBe(303);
  await until(listed, ['Anders']);
  const removal = { intent: 'remove', name: NAME, version: await versionOf(NAME) };
  const removed = await site.send('manager', `/desk/site/news/${NAME}`, removal);
  expect(removed.headers.location).toBe('/desk/site/news?done=remove');
  await until(listed, []);
});

test('an item waits for its day', async () => {
  await site.send('manager', NEW, { ...ITEM, date: '2099-01-01' });
  await site.services.siteFolder.refreshDesk();
  expect(site.services.siteFolder.current().news).toEqual([]);
  expect((await site.open('manager', '/desk/site/news')).text).toContain('planned for 1 Jan 2099');
});

test('a preview shows the text as visitors see it, and stores nothing', async () => {
  const text = 'Een **vet** woord.\n\n<script>alert(1)</script>\n\n[weg](/nl/nergens)';
  const page = await site.send('manager', NEW, { ...ITEM, intent: 'preview', 'text-nl': text });
  expect(page.status).toBe(200);
  expect(page.text).toContain('<p>Een <strong>vet</strong> woord.</p>');
  expect(page.text).not.toContain('<script>alert');
  expect(page.text).toContain('lines 3, 5 are not shown in full');
  expect(page.text).toContain('&lt;script&gt;alert(1)');
  expect(await site.query('select from site_file')).toEqual([]);
});

test.each([
  [{ 'text-nl': '' }, 'needs a title, a summary and a text'],
  [{ 'title-nl': 'x'.repeat(201) }, 'needs a title, a summary and a text'],
  [{ 'text-nl': 'x'.repeat(30_001) }, 'needs a title, a summary and a text'],
  [{ 'text-nl': '> '.repeat(1000) }, 'too many signs of formatting'],
  [{ 'text-nl': 'a\n=\n'.repeat(5000) }, 'too many signs of formatting'],
  [{ 'text-nl': '<!-- alleen -->' }, 'needs a title, a summary and a text'],
  [{ date: '2026-02-31' }, 'could not be read'],
  [{ version: '7' }, 'A colleague has changed this meanwhile'],
  [{ name: '../../etc' }, 'needs a title, a summary and a text'],
])('is refused with a sentence: %#', async (fields, sentence) => {
  const refused = await site.send('manager', NEW, { ...ITEM, ...fields });
  expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true]);
  expect(await site.query('select from site_file')).toEqual([]);
});

test('the same title on the same day is refused, and nothing is overwritten', async () => {
  await site.send('manager', NEW, ITEM);
  const again = await site.send('manager', NEW, { ...ITEM, 'text-nl': 'Anders.' });
  expect(again.status).toBe(422);
  expect(again.text).toContain('already is an item with this title and day');
  expect(again.text).toContain('Anders.</textarea>');
});

test('a picture is added without its metadata, shown, and removed', async () => {
  await site.send('manager', NEW, { ...ITEM, 'alt-nl': 'Een blauwe deur' });
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2255aa' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const upload = async (bytes: Buffer) =>
    request(site.app)
      .post(`/desk/site/news/${NAME}`)
      .set('cookie', await site.signIn('manager'))
      .set('accept-language', 'en')
      .field('intent', 'picture')
      .field('name', NAME)
      .field('version', await versionOf(NAME))
      .attach(PHOTO_INPUT, bytes, 'photo.jpg');
  expect((await upload(photo)).headers.location).toBe(`/desk/site/news/${NAME}?done=picture`);
  const [file] = (await site.query(`select content from site_file where name like 'pictures/%'`)) as [
    { content: Buffer },
  ];
  expect(file.content.includes('secret place')).toBe(false);
  const hasPicture = async () =>
    (await request(site.app).get('/nl/nieuws')).text.includes('alt="Een blauwe deur"');
  await until(hasPicture, true);
  const refused = await upload(Buffer.from('no picture'));
  expect([refused.status, refused.text.includes('no picture that the site can read')]).toEqual([422, true]);
  const removal = { intent: 'removePicture', name: NAME, version: await versionOf(NAME) };
  await site.send('manager', `/desk/site/news/${NAME}`, removal);
  expect(await site.query(`select from site_file where name like 'pictures/%'`)).toEqual([]);
});

test('line breaks of word processors are kept as line breaks', async () => {
  await site.send('manager', NEW, { ...ITEM, 'text-nl': 'Een\u000btwee' });
  await until(listed, ['Open deur: "welkom"']);
});

test.each(['agent', 'office'] as const)('%s cannot send a picture', async (employee) => {
  const upload = request(site.app)
    .post(`/desk/site/news/${NAME}`)
    .set('cookie', await site.signIn(employee))
    .attach(PHOTO_INPUT, Buffer.alloc(9), 'x.jpg');
  expect((await upload).status).toBe(403);
});

test('an upload without a session, or from another site, is not read', async () => {
  const upload = request(site.app)
    .post(`/desk/site/news/${NAME}`)
    .attach(PHOTO_INPUT, Buffer.alloc(9), 'x.jpg');
  expect((await upload).headers.location).toContain('/desk/sign-in');
  const foreign = await request(site.app)
    .post(`/desk/site/news/${NAME}`)
    .set('cookie', await site.signIn('manager'))
    .set('origin', 'https://evil.example')
    .attach(PHOTO_INPUT, Buffer.alloc(9), 'x.jpg');
  expect(foreign.status).toBe(403);
});
