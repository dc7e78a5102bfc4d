import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Catalogue, createCatalogue, LATER } from './catalogue.ts';
import { estate, feed, news } from './feed-builder.ts';

let catalogue: Catalogue;

beforeEach(async () => {
  catalogue = await createCatalogue();
});
afterEach(() => catalogue.drop());

const ITEMS = 'select id, reference, is_listed from news_item order by id';
const TABLES = ['news_item', 'news_text', 'import_run'];

test('an item is stored with its texts and its picture', async () => {
  const report = await catalogue.load(feed(news('NEWS-1')));
  expect(report).toMatchObject({ new: 1, rejected: 0, kinds: { news: { new: 1 }, estate: { new: 0 } } });
  expect(
    await catalogue.rows(`select reference, published_at, picture, is_listed, locale, title, summary, body
      from news_item join news_text on news_id = id`),
  ).toEqual([
    {
      reference: 'NEWS-1',
      published_at: new Date('2026-11-01T09:00:00Z'),
      is_listed: true,
      picture: { source: 'news/door.jpg', alt: { nl: 'Een open deur' } },
      locale: 'nl',
      title: 'Opendeurdag',
      summary: 'U bent welkom.',
      body: 'Van tien tot zes.\n\nMet koffie.',
    },
  ]);
});

test('items are numbered by date', async () => {
  await catalogue.load(feed(news('NEWS-2'), news('NEWS-1', { publishedAt: '2026-10-01T09:00:00+02:00' })));
  expect((await catalogue.rows(ITEMS)).map(({ reference }) => reference)).toEqual(['NEWS-1', 'NEWS-2']);
});

test('imports more items than fit in one batch', async () => {
  const many = Array.from({ length: 120 }, (_, at) => news(`NEWS-${at}`));
  expect((await catalogue.load(feed(...many))).kinds.news).toMatchObject({ new: 120 });
  expect(await catalogue.rows(ITEMS)).toHaveLength(120);
});

test('importing the same feed twice writes nothing', async () => {
  const lines = feed(news('NEWS-1'), news('NEWS-2', { picture: null }));
  await catalogue.load(lines);
  const before = await catalogue.versions(TABLES);
  expect(await catalogue.load(lines, LATER)).toMatchObject({ kinds: { news: { unchanged: 2 } } });
  expect(await catalogue.versions(TABLES)).toEqual(before);
});

test('only differences are written', async () => {
  await catalogue.load(feed(news('NEWS-1'), news('NEWS-2')));
  const otherVersions = await catalogue.rows(`select xmin, ctid from news_item where reference = 'NEWS-2'`);
  const texts = { fr: { title: 'Portes ouvertes', summary: 'Soyez les bienvenus.', body: 'De dix à six.' } };
  const report = await catalogue.load(feed(news('NEWS-1', { texts }), news('NEWS-2')), LATER);
  expect(report.kinds.news).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await catalogue.rows('select locale, title from news_text order by news_id')).toEqual([
    { locale: 'fr', title: 'Portes ouvertes' },
    { locale: 'nl', title: 'Opendeurdag' },
  ]);
  expect(await catalogue.rows(`select xmin, ctid from news_item where reference = 'NEWS-2'`)).toEqual(
    otherVersions,
  );
});

test('a missing item is unlisted, and restored with its id', async () => {
  await catalogue.load(feed(news('NEWS-1'), news('NEWS-2')));
  expect(await catalogue.load(feed(news('NEWS-2')), LATER)).toMatchObject({
    kinds: { news: { withdrawn: 1 } },
  });
  expect((await catalogue.rows(ITEMS)).map(({ is_listed }) => is_listed)).toEqual([false, true]);
  expect(await catalogue.load(feed(news('NEWS-2')), LATER)).toMatchObject({ withdrawn: 0, unchanged: 1 });
  expect(await catalogue.load(feed(news('NEWS-1'), news('NEWS-2')), LATER)).toMatchObject({
    kinds: { news: { returned: 1, unchanged: 1, new: 0 } },
  });
  expect(await catalogue.rows(ITEMS)).toEqual([
    { id: 1, reference: 'NEWS-1', is_listed: true },
    { id: 2, reference: 'NEWS-2', is_listed: true },
  ]);
});

test.each<[string, object, RegExp]>([
  ['no text in any language', news('NEWS-1', { texts: {} }), /^texts: there is none in any language$/],
  [
    'no body',
    { ...news('NEWS-1'), texts: { nl: { title: 'a', summary: 'b' } } },
    /^the news item has no body in Dutch/,
  ],
  [
    'an impossible day',
    news('NEWS-1', { publishedAt: '2026-02-31T08:00:00Z' }),
    /is no date of the calendar$/,
  ],
])('an item with %s is rejected, and the stored one stays', async (_, line, reason) => {
  await catalogue.load(feed(news('NEWS-1')));
  const before = await catalogue.versions(['news_item', 'news_text']);
  const report = await catalogue.load(feed(line), LATER);
  expect(report.rejections).toEqual([
    { line: 4, reference: 'NEWS-1', reasons: [expect.stringMatching(reason)] },
  ]);
  expect(report.kinds.news).toMatchObject({ rejected: 1, withdrawn: 0, unchanged: 0 });
  expect(await catalogue.versions(['news_item', 'news_text'])).toEqual(before);
});

test('a second line of the same reference is rejected; an estate and a news item may share a reference', async () => {
  const report = await catalogue.load(feed(news('A-1'), estate('A-1'), news('A-1')));
  expect(report.rejections).toEqual([
    { line: 6, reference: 'A-1', reasons: ['reference: A-1 occurs on an earlier line'] },
  ]);
  expect(report).toMatchObject({ new: 2, kinds: { news: { new: 1, rejected: 1 }, estate: { new: 1 } } });
});
