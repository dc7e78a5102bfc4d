/** How homes are sold, how far that is, and their open houses: from the feed to pages, mails, files and exports. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import request from 'supertest';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../../server/features/import/removal-rules.ts';
import { findListing } from '../../../server/features/listings/find-listing.ts';
import type { SaleMethod } from '../../../shared/estates/terms.ts';
import { LOCALES } from '../../../shared/locales.ts';
import { EXPORT_KEY, startExportingSite } from '../../feeds-out/exporting-site.ts';
import { estate, feed } from '../../import/feed-builder.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import type { TestSite } from '../../support/site.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const ANNUITY = { monthly: 850, indexed: true, lives: 2, occupied: true, ages: [78, 81] };
const OPEN = { startsAt: '2026-11-28T09:00:00Z', endsAt: '2026-11-28T11:00:00Z' };
const ENDED = { startsAt: '2026-11-14T09:00:00Z', endsAt: '2026-11-14T11:00:00Z' };

let database: TestDatabase;
let site: TestSite;
beforeAll(async () => {
  database = await createTestDatabase('places');
  site = await startExportingSite({ database });
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

const load = (...lines: object[]) =>
  importFeed(site.services.db, feed(...lines), { source: 'test', now: NOW, removals: ALL_REMOVALS });

async function idOf(reference: string): Promise<number> {
  const { rows } = await database.pool.query('select id from listing where reference = $1', [reference]);
  return rows[0].id;
}

async function pageOf(reference: string, locale = 'en'): Promise<string> {
  const path = `/${locale}/detail?id=${await idOf(reference)}`;
  return (await request(site.app).get(path).redirects(1)).text;
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

async function ask(reference: string) {
  const query = `{ estate(id: ${await idOf(reference)}, locale: en) {
    price status { code } progress hasAgenda address { street }
    sale { method opensOn closesOn url annuity { monthly lives } }
    openHouses { startsAt endsAt } purchaseCost { total } pricePerSquareMetre
  } }`;
  return (await request(site.app).post('/graphql').send({ query })).body.data.estate;
}

const METHODS: [SaleMethod, string][] = [
  ['FIXED_PRICE', '€325,000'],
  ['PRICE_FROM', 'From €325,000'],
  ['BIDS_FROM', 'Bids from €325,000'],
  ['SEALED_OFFERS', 'Sealed offers from €325,000'],
  ['PUBLIC_SALE', 'Public sale, starting price €325,000'],
];

describe('methods of sale', () => {
  test.each(METHODS)('%s: results and the page of the home say "%s"', async (method, price) => {
    await load(estate('BK-1', { sale: { method } }));
    const results = await request(site.app).get('/en/for-sale');
    expect(results.text).toContain(price);
    expect(await pageOf('BK-1')).toContain(`<p class="detail__price">${price}</p>`);
    expect((await ask('BK-1')).sale.method).toBe(method);
  });

  test('a life annuity has a lump sum and an annuity, and neither costs nor a price per m²', async () => {
    await load(estate('BK-1', { price: 60_000, sale: { method: 'LIFE_ANNUITY', annuity: ANNUITY } }));
    const html = await pageOf('BK-1');
    const text = textOf(html);
    expect(text).toContain('Lump sum €60,000 + annuity €850 per month');
    for (const fact of ['2 lives', '78 and 81 years', 'the sellers go on living there'])
      expect(text).toContain(fact);
    expect(html).not.toContain('id="mortgage"');
    expect(html).not.toContain('id="purchaseCost"');
    expect(await ask('BK-1')).toMatchObject({ purchaseCost: null, pricePerSquareMetre: null });
    const { text: kyero } = await request(site.app).get('/feeds/kyero.xml').query({ key: EXPORT_KEY });
    expect(kyero).not.toContain('<price>60000');
  });

  test('a public sale names its days and links to the page of the sale', async () => {
    const url = 'https://www.biddit.be/nl/catalog/detail/123456';
    const sale = { method: 'PUBLIC_SALE', opensOn: '2026-12-01', closesOn: '2026-12-09', url } as const;
    await load(estate('BK-1', { sale }));
    const html = await pageOf('BK-1');
    expect(html).toContain(`<a href="${url}" rel="noreferrer">To the sale on biddit.be</a>`);
    expect(textOf(html)).toMatch(/Last day for bids Wednesday,? 9 December 2026/);
    expect((await ask('BK-1')).purchaseCost).toBeNull();
  });

  test.each(LOCALES)('in %s a page explains each method', async (locale) => {
    for (const [method] of METHODS.slice(1)) {
      await load(estate('BK-1', { sale: { method } }));
      expect(await pageOf('BK-1', locale)).toContain('id="sale"');
    }
  });

  test('a rental is not sold, and an annuity needs its method', async () => {
    const report = await load(
      estate('BK-1', { sale: { method: 'FIXED_PRICE', annuity: ANNUITY } }),
      estate('BK-2', { transaction: 'RENT', sale: { method: 'BIDS_FROM' } }),
      estate('BK-3', { sale: { method: 'BIDS_FROM', opensOn: '2026-12-09', closesOn: '2026-12-01' } }),
      estate('BK-4', { openHouses: [{ startsAt: OPEN.endsAt, endsAt: OPEN.startsAt }] }),
      estate('BK-5', { openHouses: [{ startsAt: '2026-11-28T09:00:00Z', endsAt: '2026-12-28T09:00:00Z' }] }),
    );
    expect(report.rejected).toBe(5);
  });
});

describe('progress', () => {
  test('an accepted offer is an option whose viewings cannot be booked', async () => {
    await load(estate('BK-1', { progress: 'OFFER_ACCEPTED' }));
    expect(await ask('BK-1')).toMatchObject({
      status: { code: 'OPTION' },
      progress: 'OFFER_ACCEPTED',
      hasAgenda: false,
      price: 325_000,
    });
    expect(await pageOf('BK-1')).toContain('>Offer accepted<');
  });

  test('an announced home has neither price nor address, and tells subscribers when it is available', async () => {
    const other = estate('BK-2', { price: 410_000, address: { postalCode: '9000', city: 'Gent' } });
    await load(other);
    const kindsOf = async () => {
      const { rows } = await database.pool.query(
        `select change.kind from offer_change change join listing on listing.id = listing_id
         where reference = $1 order by change.id`,
        ['BK-6'],
      );
      return rows.map(({ kind }) => kind);
    };
    await load(other, estate('BK-6', { progress: 'ANNOUNCED' }));
    expect(await ask('BK-6')).toMatchObject({
      price: null,
      progress: 'ANNOUNCED',
      hasAgenda: false,
      address: { street: null },
    });
    const html = await pageOf('BK-6');
    for (const secret of ['325,000', 'Veldstraat']) expect(html).not.toContain(secret);
    expect(html).toContain('Email me as soon as properties like this one are offered');
    expect(await kindsOf()).toEqual(['NEW']);
    await load(other, estate('BK-6'));
    expect(await ask('BK-6')).toMatchObject({ price: 325_000, address: { street: 'Veldstraat' } });
    expect(await kindsOf()).toEqual(['NEW', 'NEW']);
  });

  test('the terms of an announced home give neither its price nor its address away', async () => {
    const url = 'https://www.biddit.be/nl/catalog/detail/veldstraat-12-gent';
    const sale = { method: 'LIFE_ANNUITY', url, annuity: ANNUITY } as const;
    await load(estate('BK-1'));
    await load(estate('BK-1', { progress: 'ANNOUNCED', sale, openHouses: [OPEN] }));
    expect((await ask('BK-1')).sale).toMatchObject({ method: 'LIFE_ANNUITY', url: null, annuity: null });
    const html = await pageOf('BK-1');
    for (const secret of ['biddit', '€850', '325,000', 'veldstraat', 'without an appointment'])
      expect(html).not.toContain(secret);
  });

  test('an announced rental is not incomplete because it has no rent', async () => {
    await load(estate('BK-7', { transaction: 'RENT', progress: 'ANNOUNCED' }));
    const query = `{ estate(id: ${await idOf('BK-7')}, locale: en) { legalStatements { code } } }`;
    const { body } = await request(site.app).post('/graphql').send({ query });
    const codes = body.data.estate.legalStatements.map(({ code }: { code: string }) => code);
    expect(codes).toContain('CHARGES');
    expect(codes).not.toContain('RENT');
  });

  test('a sale that may fail is no return to the offer', async () => {
    await load(estate('BK-8', { status: 'SOLD' }));
    await load(estate('BK-8', { progress: 'SOLD_CONDITIONALLY' }));
    const { rows } = await database.pool.query(
      'select from offer_change join listing on listing.id = listing_id where reference = $1',
      ['BK-8'],
    );
    expect(rows).toHaveLength(0);
  });

  test('a sold home has no progress', async () => {
    await load(estate('BK-1', { status: 'SOLD', progress: 'SOLD_CONDITIONALLY' }));
    expect(await ask('BK-1')).toMatchObject({ status: { code: 'SOLD' }, progress: null, sale: null });
  });
});

describe('open houses', () => {
  test('card, page and mail name the next one; ended ones are left out', async () => {
    await load(estate('BK-1', { openHouses: [ENDED, OPEN] }));
    expect((await ask('BK-1')).openHouses).toEqual([
      { startsAt: '2026-11-28T09:00:00.000Z', endsAt: '2026-11-28T11:00:00.000Z' },
    ]);
    const { text } = await request(site.app).get('/en/for-sale');
    expect(text).toMatch(/Open house Sat,? 28 Nov, 10:00–12:00/);
    const html = await pageOf('BK-1');
    expect(html).toMatch(/Saturday,? 28 November, from 10:00 to 12:00/);
    expect(html).toContain('"@type":"Event"');
    const listing = await findListing(await idOf('BK-1'), {
      createExecutor: site.services.createExecutor,
      intl: site.services.intls.en,
      locale: 'en',
      publicUrl: 'https://baksteen.example',
    });
    expect(listing?.openHouse).toMatch(/^Open house Saturday,? 28 November, 10:00–12:00$/);
  });

  test('the time zone of an open house may be any of ISO 8601', async () => {
    const startsAt = '2026-11-28T10:00:00+20:00';
    const endsAt = '2026-11-28T12:00:00+20:00';
    expect((await load(estate('BK-1', { openHouses: [{ startsAt, endsAt }] }))).rejected).toBe(0);
    expect((await ask('BK-1')).openHouses).toMatchObject([{ startsAt: '2026-11-27T14:00:00.000Z' }]);
  });

  test('a calendar file has the coming ones; without any there is none', async () => {
    await load(estate('BK-1', { openHouses: [ENDED, OPEN] }), estate('BK-2'));
    const { status, text, headers } = await request(site.app).get(
      `/open-houses/en/${await idOf('BK-1')}.ics`,
    );
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(events).toHaveLength(1);
    const [event] = events.map((component) => new ICAL.Event(component));
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-28T09:00:00.000Z');
    expect(event?.location).toBe('Veldstraat 12, 9000 Ghent');
    for (const file of [`en/${await idOf('BK-2')}.ics`, 'en/999999.ics', 'xx/1.ics', 'en/1.txt'])
      expect((await request(site.app).get(`/open-houses/${file}`)).status).toBe(404);
  });
});

test('the feed of homes has the terms, and the same feed twice changes nothing', async () => {
  const line = estate('BK-1', {
    progress: 'OFFER_ACCEPTED',
    sale: { method: 'BIDS_FROM', closesOn: '2026-12-01' },
    openHouses: [OPEN],
  });
  await load(line);
  expect(await load(line)).toMatchObject({ new: 0, changed: 0 });
  const { text } = await request(site.app).get('/feeds/homes.jsonl').query({ key: EXPORT_KEY });
  const exported = text.split('\n').find((each) => each.includes('"BK-1"')) ?? '{}';
  expect(JSON.parse(exported)).toMatchObject({
    status: 'OPTION',
    progress: 'OFFER_ACCEPTED',
    sale: { method: 'BIDS_FROM', closesOn: '2026-12-01' },
  });
});
