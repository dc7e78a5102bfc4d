/** Data that the agency's file adds to a feed. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type AgencyRules, NO_RULES, rulesOf } from '../../server/features/import/agency-rules.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { estate, HEADER, OFFICE } from './feed-builder.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

const HOURS = [{ weekday: 2, opens: '10:00', closes: '16:00' }];
const { phone: _phone, email: _email, openingHours: _hours, ...SILENT } = OFFICE as Record<string, unknown>;
const AGENCY = rulesOf(readSettings({}).agency);

const load = (rules: AgencyRules, ...lines: unknown[]) =>
  importFeed(
    database.db,
    [HEADER, ...lines].map((line) => JSON.stringify(line)),
    { source: 'test', now: new Date('2026-11-20T06:00:00Z'), rules },
  );
const offices = async () =>
  (await database.pool.query('select phone, email, opening_hours from office order by reference')).rows;

test("an office without details in the feed gets the agency's phone, mail address and hours", async () => {
  const rules = { ...AGENCY, offices: { ...AGENCY.offices, openingHours: HOURS } };
  const report = await load(rules, SILENT, { ...OFFICE, reference: 'OTHER' });
  expect(report).toMatchObject({ people: 2, rejected: 0 });
  expect(await offices()).toEqual([
    { phone: '+32 9 000 12 00', email: 'info@baksteen.example', opening_hours: HOURS },
    {
      phone: '+32 9 000 00 00',
      email: 'gent@example.be',
      opening_hours: [{ weekday: 1, opens: '09:00', closes: '17:00' }],
    },
  ]);
});

test('an office without phone and mail address is rejected with both reasons', async () => {
  const { rejections } = await load(NO_RULES, SILENT);
  expect(rejections[0]?.reasons).toEqual([
    "phone: neither the feed nor the agency's file has it",
    "email: neither the feed nor the agency's file has it",
  ]);
});

test('a price out of range rejects its home, which stays unchanged', async () => {
  const rules = { ...AGENCY, prices: { SALE: { min: 10_000, max: 5_000_000 } } };
  const office = { ...OFFICE };
  const agent = { kind: 'agent', reference: 'AN', office: 'GENT', name: 'An Peeters' };
  await load(rules, office, agent, estate('BK-1', { price: 325_000 }), estate('BK-2', { price: 10_000 }));
  const report = await load(
    rules,
    ...[office, agent, estate('BK-1', { price: 325 }), estate('BK-2', { price: 5_000_000.01 })],
    ...[estate('BK-3', { price: null }), estate('BK-4', { transaction: 'RENT', price: 900 })],
  );
  expect(report.rejections.map(({ reference, reasons }) => [reference, ...reasons])).toEqual([
    ['BK-1', "price: 325 is not between 10000 and 5000000, the bounds of the agency's file"],
    ['BK-2', "price: 5000000.01 is not between 10000 and 5000000, the bounds of the agency's file"],
  ]);
  const { rows } = await database.pool.query(
    'select reference, status, price_cents::int from listing order by reference',
  );
  expect(rows).toMatchObject([
    { reference: 'BK-1', status: 'AVAILABLE', price_cents: 32_500_000 },
    { reference: 'BK-2', status: 'AVAILABLE', price_cents: 1_000_000 },
    { reference: 'BK-3', price_cents: null },
    { reference: 'BK-4', price_cents: 90_000 },
  ]);
});

describe('a feed without offices', () => {
  const homes = [
    estate('BK-1', { agent: null, office: undefined }),
    estate('BK-2', { agent: null, office: undefined }),
  ];
  const addresses = async () =>
    (
      await database.pool.query(
        `select reference, name, phone, street, city.name_nl as city from office join city on city.id = city_id`,
      )
    ).rows;

  test('gives its homes the office of the agency file, once', async () => {
    expect(await load(AGENCY, ...homes)).toMatchObject({ rejected: 0 });
    const main = {
      reference: 'MAIN',
      name: 'Baksteen',
      phone: '+32 9 000 12 00',
      street: 'Kouter 1',
      city: 'Gent',
    };
    expect(await addresses()).toEqual([main]);
    const moved = { name: 'Linde', street: 'Bondgenotenlaan 8', postalCodeAndCity: '3000 Leuven' };
    await load({ ...AGENCY, agency: moved }, ...homes);
    expect(await addresses()).toEqual([main]);
  });

  test.each([
    ['without an agency file', { agency: null }],
    [
      'with an unknown town',
      { agency: { name: 'Linde', street: 'Rue 1', postalCodeAndCity: '0001 Nowhere' } },
    ],
  ])('%s rejects its homes', async (_, rules) => {
    const { rejections } = await load({ ...AGENCY, ...rules }, ...homes);
    expect(rejections.map(({ reasons }) => reasons)).toEqual(
      homes.map(() => ['office: the agency has no office yet']),
    );
  });
});
