/** Lines of feeds that know neither dates, nor the office, nor the location of a listing. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Catalogue, createCatalogue, LATER } from './catalogue.ts';
import { estate, feed } from './feed-builder.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await createCatalogue();
});
afterAll(() => catalogue.drop());

const UNKNOWN = { publishedAt: undefined, updatedAt: undefined, office: null, location: null };
const FIRST = new Date('2026-11-20T06:00:00Z');
const LISTING = `select listing.*, office.reference as office, city.latitude as town_latitude
  from listing join office on office.id = office_id join city on city.id = listing.city_id
  where listing.reference = $1`;

test('absent values are the first import, the first office and the area of the town', async () => {
  await catalogue.load(feed(estate('BK-1', UNKNOWN)), FIRST);
  const [row] = await catalogue.rows(LISTING, 'BK-1');
  expect(row).toMatchObject({ office: 'GENT', published_at: FIRST, updated_at: FIRST });
  expect(row).toMatchObject({ is_address_hidden: true, street: null, number: null });
  expect(Math.abs(row.latitude - row.town_latitude)).toBeLessThan(0.01);
});

test('the same line again writes nothing, and a changed one keeps the date of publication', async () => {
  const report = await catalogue.load(feed(estate('BK-1', UNKNOWN)), LATER);
  expect(report).toMatchObject({ unchanged: 1, changed: 0 });
  const changed = await catalogue.load(feed(estate('BK-1', { ...UNKNOWN, price: 300_000 })), LATER);
  expect(changed).toMatchObject({ changed: 1, price: 1 });
  const [row] = await catalogue.rows(LISTING, 'BK-1');
  expect(row).toMatchObject({ published_at: FIRST, updated_at: LATER });
});
