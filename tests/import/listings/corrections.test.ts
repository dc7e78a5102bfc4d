/** Corrections of employees: imports keep them until the feed brings another text or list of pictures. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  correctText,
  orderPictures,
  removeCorrection,
  versionOfPictures,
  versionOfText,
} from '../../../server/features/import/corrections/correct-listing.ts';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { importRecords } from '../../../server/features/import/import-records.ts';
import { lockImports } from '../../../server/features/listings/import-lock.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { estate, estates, feed, HEADER, project, rentalUnit } from '../feed-builder.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const LATER = new Date('2026-11-20T07:00:00Z');
const BY = 'ann@agency.example';
const OTHERS = estates(20).filter(({ reference }) => reference !== 'BK-1');

const TEXT = { title: 'Huis met tuin', description: 'Ruim huis.\n\nGrote tuin.' };
const FRENCH = { title: 'Maison avec jardin', description: 'Belle maison.' };
const TYPED = { title: 'Huis met zwembad', description: TEXT.description };
const picture = (source: string, alt = {}) => ({ source, alt });
const PHOTOS = ['a.jpg', 'b.jpg', 'c.jpg'].map((source) => picture(source));
const LINE = { texts: { nl: TEXT, fr: FRENCH }, photos: PHOTOS };

let database: TestDatabase;
let id: number;

beforeEach(async () => {
  database = await createTestDatabase('places');
  await load(LINE);
  [{ id }] = await rows(`select id from listing where reference = 'BK-1'`);
});
afterEach(() => database.drop());

const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const load = (line: object | null) =>
  importFeed(database.db, feed(...OTHERS, ...(line ? [estate('BK-1', line)] : [])), {
    source: 'main',
    now: LATER,
  });
const loadAlone = (line: object) =>
  inTransaction((trx) =>
    importRecords(
      trx,
      [HEADER, estate('BK-1', line)].map((each) => JSON.stringify(each)),
      {
        feed: 'main',
        now: LATER,
        withdrawn: [],
      },
    ),
  );
const inTransaction = <Result>(work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
  database.db.transaction().execute(work) as Promise<Result>;
const correct = (typed: typeof TEXT, before = TEXT) =>
  inTransaction<string>((trx) =>
    correctText(trx, { id, locale: 'nl', version: versionOfText(before), ...typed, by: BY, now: NOW }),
  );
const arrange = (order: number[], before: { source: string }[] = PHOTOS) =>
  inTransaction<string>((trx) =>
    orderPictures(trx, { id, version: versionOfPictures(before), order, by: BY, now: NOW }),
  );
const remove = async () => {
  const [{ id: correctionId }] = await rows('select id from listing_correction where ended_at is null');
  return inTransaction<string>((trx) => removeCorrection(trx, { id, correctionId, now: LATER }));
};
const stored = async (locale = 'nl') =>
  (
    await rows('select title, description from listing_text where listing_id = $1 and locale = $2', [
      id,
      locale,
    ])
  )[0];
const words = () =>
  rows('select locale, words::text from listing_text where listing_id = $1 order by locale', [id]);
const pictures = async () => {
  const [{ photos }] = await rows('select photos from listing where id = $1', [id]);
  return photos.map(({ source }: { source: string }) => source[0]).join('');
};
const corrections = () =>
  rows('select field, locale, ended_at is null as holds from listing_correction order by field');
const inForce = async () => (await corrections()).filter(({ holds }) => holds).map(({ field }) => field);

test('a corrected text has the words that an import of it writes', async () => {
  expect(await correct(TYPED)).toBe('DONE');
  expect([await stored(), await stored('fr')]).toEqual([TYPED, FRENCH]);
  const corrected = await words();
  await rows('delete from listing_correction');
  await load({ ...LINE, texts: { nl: TYPED, fr: FRENCH } });
  expect(await words()).toEqual(corrected);
});

test('the same line is written once more, and then unchanged; the correction stays', async () => {
  await correct(TYPED);
  expect(await load(LINE)).toMatchObject({ changed: 1, unchanged: 19 });
  expect(await load(LINE)).toMatchObject({ changed: 0, unchanged: 20 });
  await rows("update listing set content_hash = ''");
  await load(LINE);
  expect([await stored(), await inForce()]).toEqual([TYPED, ['TITLE']]);
  expect(await rows('select from desk_log')).toEqual([]);
});

test('another price or description of the feed leaves a corrected title', async () => {
  await correct(TYPED);
  const description = 'Heel ruim huis.';
  await load({ ...LINE, price: 1, texts: { nl: { ...TEXT, description }, fr: FRENCH } });
  await loadAlone({ ...LINE, price: 2, texts: { nl: { ...TEXT, description } } });
  expect([await stored(), await inForce()]).toEqual([{ ...TYPED, description }, ['TITLE']]);
});

describe.each([
  ['another title', { nl: { ...TEXT, title: 'Huis met vijver' } }, 'Huis met vijver'],
  ['no text of the language', { fr: FRENCH }, undefined],
])('%s of the feed', (_, texts, title) => {
  test.each([
    ['in a feed', load],
    ['in a single change', loadAlone],
  ] as const)('%s ends the correction, and the log says so', async (_way, bring) => {
    await correct(TYPED);
    await bring({ ...LINE, texts });
    expect((await stored())?.title).toBe(title);
    expect(await corrections()).toEqual([{ field: 'TITLE', locale: 'nl', holds: false }]);
    const log = await rows('select email, action, subject from desk_log');
    expect(log).toEqual([{ email: 'main', action: 'endCorrection', subject: String(id) }]);
    await load(LINE);
    expect(await stored()).toEqual(TEXT);
  });
});

test('a correction holds again when a withdrawn home returns', async () => {
  await correct(TYPED);
  await arrange([2]);
  await load(null);
  await load(LINE);
  expect([await stored(), await pictures()]).toEqual([TYPED, 'cab']);
  await load({ ...LINE, status: 'WITHDRAWN' });
  await load(LINE);
  expect([await stored(), await pictures()]).toEqual([TYPED, 'cab']);
});

test('a rejected line keeps the correction', async () => {
  await correct(TYPED);
  await load({ ...LINE, price: -1 });
  expect([await stored(), await inForce()]).toEqual([TYPED, ['TITLE']]);
});

test('a correction of a correction can be removed as one, and typing the text of the feed ends it', async () => {
  await correct(TYPED);
  expect(await correct({ title: 'Villa', description: 'Groot.' }, TYPED)).toBe('DONE');
  expect(await inForce()).toEqual(['DESCRIPTION', 'TITLE']);
  expect(await correct(TEXT, { title: 'Villa', description: 'Groot.' })).toBe('DONE');
  expect([await stored(), await inForce()]).toEqual([TEXT, []]);
  await correct(TYPED);
  expect(await remove()).toBe('DONE');
  expect([await stored(), await inForce()]).toEqual([TEXT, []]);
  const own = await words();
  await load(LINE);
  expect(await words()).toEqual(own);
});

test.each([
  ['project', project('BK-P', { photos: PHOTOS })],
  ['rental unit', rentalUnit('BK-P', { photos: PHOTOS })],
])('a %s keeps its corrections, too', async (_, line) => {
  const loadLine = () =>
    importFeed(database.db, feed(...OTHERS, estate('BK-1', LINE), line), { source: 'main', now: LATER });
  await loadLine();
  [{ id }] = await rows(`select id from listing where reference = 'BK-P'`);
  const [{ locale, ...text }] = await rows(
    'select locale, title, description from listing_text where listing_id = $1',
    [id],
  );
  const by = { id, by: BY, now: NOW };
  const title = 'Andere titel';
  await inTransaction((trx) =>
    correctText(trx, { ...by, locale, version: versionOfText(text), ...text, title }),
  );
  await arrange([2]);
  for (let times = 0; times < 2; times++) {
    await loadLine();
    expect([await stored(locale), await pictures()]).toEqual([{ ...text, title }, 'cab']);
  }
});

test('line breaks of a browser are no change', async () => {
  const text = { ...TEXT, description: 'Een.\r\nTwee.' };
  await load({ ...LINE, texts: { nl: text } });
  expect(await correct({ title: 'Villa', description: 'Een.\nTwee.' }, text)).toBe('DONE');
  expect([await stored(), await inForce()]).toEqual([{ ...text, title: 'Villa' }, ['TITLE']]);
  expect(await correct({ title: 'Villa', description: 'Een.\nTwee.' }, { ...text, title: 'Villa' })).toBe(
    'SAME',
  );
});

test('an order of pictures stays when the feed describes them anew, and ends with another list', async () => {
  expect(await arrange([2, 0, 1])).toBe('DONE');
  await load({ ...LINE, photos: PHOTOS.map(({ source }) => picture(source, { nl: source })) });
  expect(await pictures()).toBe('cab');
  const [{ photos }] = await rows('select photos from listing where id = $1', [id]);
  expect(photos[0].alt).toEqual({ nl: 'c.jpg' });
  await load({ ...LINE, photos: [...PHOTOS, picture('d.jpg')] });
  expect([await pictures(), await inForce()]).toEqual(['abcd', []]);
});

test('an order of an order counts from the feed, and can be removed', async () => {
  const shown = [2, 0, 1].map((place) => PHOTOS[place] as (typeof PHOTOS)[number]);
  await arrange([2, 0, 1]);
  expect(await arrange([1], shown)).toBe('DONE');
  expect(await pictures()).toBe('acb');
  await load(LINE);
  expect([await pictures(), await inForce()]).toEqual(['acb', ['PICTURES']]);
  expect(await remove()).toBe('DONE');
  expect([await pictures(), await inForce()]).toEqual(['abc', []]);
  await arrange([2, 0, 1]);
  expect(await arrange([1, 2, 0], shown)).toBe('DONE');
  expect([await pictures(), await inForce()]).toEqual(['abc', []]);
});

test('a listing was last changed when it was corrected, unless the feed changes it later', async () => {
  const changedAt = async () =>
    (await rows('select updated_at from listing where id = $1', [id]))[0].updated_at;
  await load({ ...LINE, updatedAt: '2026-11-01T00:00:00Z' });
  await correct(TYPED);
  expect(await changedAt()).toEqual(NOW);
  await load({ ...LINE, updatedAt: '2026-11-01T00:00:00Z' });
  expect(await changedAt()).toEqual(NOW);
  await load({ ...LINE, updatedAt: '2026-11-25T00:00:00Z' });
  expect(await changedAt()).toEqual(new Date('2026-11-25T00:00:00Z'));
});

test('what was changed meanwhile, would change nothing or does not fit changes nothing', async () => {
  expect(await correct(TYPED, TYPED)).toBe('CHANGED');
  expect(await correct(TEXT)).toBe('SAME');
  expect(await arrange([1], [])).toBe('CHANGED');
  expect(await arrange([0, 1])).toBe('SAME');
  expect(await arrange([3])).toBe('NO_ORDER');
  await correct(TYPED);
  await load({ ...LINE, texts: { nl: { ...TEXT, title: 'Ander huis' } } });
  const ended = await rows('select id from listing_correction');
  const removal = inTransaction<string>((trx) =>
    removeCorrection(trx, { id, correctionId: ended[0].id, now: LATER }),
  );
  expect(await removal).toBe('CHANGED');
  await inTransaction(async (trx) => {
    await lockImports(trx);
    expect(await correct(TYPED)).toBe('IMPORTING');
  });
});
