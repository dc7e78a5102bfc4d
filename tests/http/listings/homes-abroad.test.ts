/** The country of a home abroad, in the language of the visitor. Addresses in Belgium name none. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { findListing } from '../../../server/features/listings/find-listing.ts';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { seeChanges } from '../../support/database/see-changes.ts';
import { startSite, type TestSite } from '../../support/site.ts';
import { visibleText } from '../../support/visible-page.ts';

const SPAIN: Record<Locale, string> = { nl: 'Spanje', fr: 'Espagne', en: 'Spain', de: 'Spanien' };
let site: TestSite;
let home: number;

beforeAll(async () => {
  site = await startSite();
  const { rows } = await site.database.pool.query(
    `with town as (select id from city where country = 'ES' and name_nl = 'Torrevieja' limit 1),
      home as (select min(listing_id) as id from estate_search),
      found as (update estate_search set city_id = town.id, country = 'ES' from town, home where listing_id = home.id)
    update listing set city_id = town.id from town, home where listing.id = home.id returning listing.id`,
  );
  home = rows[0].id;
  await seeChanges(site);
});
afterAll(() => site.stop());

async function homeIn(locale: Locale) {
  const query = `{ estate(id: "${home}", locale: ${locale}) {
    path transaction address { city { id postalCode name countryAbroad } } } }`;
  const { body } = await request(site.app).post('/graphql').send({ query });
  return body.data.estate;
}

test.each(LOCALES)('is on its page, its card and in mails, %s', async (locale) => {
  const { path, transaction, address } = await homeIn(locale);
  const { id, postalCode, name, countryAbroad } = address.city;
  expect(countryAbroad).toBe(SPAIN[locale]);
  const town = `${postalCode} ${name}, ${SPAIN[locale]}`;
  const results = routePath(transaction === 'SALE' ? 'forSale' : 'forRent', locale);
  for (const page of [path, `${results}?city=${id}`]) {
    const { text } = await request(site.app).get(page).expect(200);
    expect(visibleText(text)).toContain(town);
  }
  const { services } = site;
  const { publicUrl } = services.site;
  const asking = { ...services, intl: services.intls[locale], locale, publicUrl };
  expect((await findListing(home, asking))?.address).toContain(town);
});

test('is not in an address in Belgium', async () => {
  const query =
    '{ estates(locale: nl, pageSize: 60) { items { address { city { country countryAbroad } } } } }';
  const { body } = await request(site.app).post('/graphql').send({ query });
  const cities = body.data.estates.items.map(({ address }: { address: { city: object } }) => address.city);
  const belgian = cities.filter(({ country }: { country: string }) => country === 'BE');
  expect(belgian.length).toBeGreaterThan(10);
  expect(new Set(belgian.map(({ countryAbroad }: { countryAbroad: null }) => countryAbroad))).toEqual(
    new Set([null]),
  );
});
