import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Catalogue, createCatalogue, LATER } from './catalogue.ts';
import { feed, rentalUnit, season } from './feed-builder.ts';

let catalogue: Catalogue;

beforeEach(async () => {
  catalogue = await createCatalogue();
});
afterEach(() => catalogue.drop());

const SEASONS = `select period, price_per_night_cents, price_per_week_cents, arrival_days, min_nights
  from rental_season order by listing_id, period`;
const TABLES = [
  'listing',
  'listing_event',
  'rental_unit',
  'rental_season',
  'rental_unavailable',
  'import_run',
];

describe('what is stored', () => {
  test('calendars, and those whose blocks are ignored', async () => {
    const [airbnb, other] = ['https://a.example/a.ics', 'https://b.example/b.ics'];
    const urls = `select calendar_urls, block_ignoring_urls from rental_unit`;
    const calendarUrls = [{ url: airbnb, ignoreBlocks: true }, other, { url: other, ignoreBlocks: false }];
    expect(await catalogue.load(feed(rentalUnit('HU-1', { calendarUrls })))).toMatchObject({ rejected: 0 });
    expect(await catalogue.rows(urls)).toEqual([
      { calendar_urls: [airbnb, other], block_ignoring_urls: [airbnb] },
    ]);
    await catalogue.load(feed(rentalUnit('HU-1', { calendarUrls: [airbnb] })));
    expect(await catalogue.rows(urls)).toEqual([{ calendar_urls: [airbnb], block_ignoring_urls: [] }]);
  });

  test('a unit with its seasons and taken nights', async () => {
    const line = rentalUnit('HU-1', {
      facilities: ['WIFI', 'SEA_VIEW', 'WIFI'],
      unavailable: [
        { from: '2027-05-05', until: '2027-05-12' },
        { from: '2027-05-01', until: '2027-05-06' },
        { from: '2027-05-12', until: '2027-05-14' },
        { from: '2027-06-01', until: '2027-06-02' },
      ],
    });
    const report = await catalogue.load(feed(line));
    expect(report).toMatchObject({ new: 1, rejected: 0, kinds: { rentalUnit: { new: 1 } } });
    const [stored] = await catalogue.rows(
      'select l.*, u.* from listing l join rental_unit u on u.listing_id = l.id',
    );
    expect(stored).toMatchObject({
      reference: 'HU-1',
      kind: 'rentalUnit',
      transaction: 'RENT',
      price_cents: null,
      name: 'Zeezicht',
      persons: 4,
      bedrooms: 1,
      bathrooms: 1,
      allows_pets: false,
      facilities: ['WIFI', 'SEA_VIEW'],
    });
    expect(await catalogue.rows(SEASONS)).toEqual([
      {
        period: '[2027-04-01,2027-07-01)',
        price_per_night_cents: 9_500,
        price_per_week_cents: 59_550,
        arrival_days: [1, 5],
        min_nights: 3,
      },
      {
        period: '[2027-07-01,2027-09-01)',
        price_per_night_cents: 14_000,
        price_per_week_cents: 59_550,
        arrival_days: [6],
        min_nights: 7,
      },
    ]);
    expect(await catalogue.rows('select period from rental_unavailable order by period')).toEqual([
      { period: '[2027-05-01,2027-05-14)' },
      { period: '[2027-06-01,2027-06-02)' },
    ]);
  });

  test('a unit with few fields', async () => {
    const line = rentalUnit('HU-1', { texts: {}, facilities: [], unavailable: [], bedrooms: null });
    expect(await catalogue.load(feed(line))).toMatchObject({ new: 1, rejected: 0 });
    expect(await catalogue.rows('select facilities, bedrooms from rental_unit')).toEqual([
      { facilities: [], bedrooms: null },
    ]);
  });
});

describe('a second import', () => {
  test('of the same feed writes nothing, however the taken nights are split', async () => {
    await catalogue.load(feed(rentalUnit('HU-1'), rentalUnit('HU-2')));
    const before = await catalogue.versions(TABLES);
    const unavailable = [
      { from: '2027-05-04', until: '2027-05-08' },
      { from: '2027-05-01', until: '2027-05-04' },
    ];
    const report = await catalogue.load(feed(rentalUnit('HU-1', { unavailable }), rentalUnit('HU-2')), LATER);
    expect(report).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await catalogue.versions(TABLES)).toEqual(before);
  });

  test('with another price in a season replaces the seasons of that unit', async () => {
    await catalogue.load(feed(rentalUnit('HU-1'), rentalUnit('HU-2')));
    const seasons = [season('2027-04-01', '2027-07-01', { pricePerNight: 99 })];
    const report = await catalogue.load(feed(rentalUnit('HU-1', { seasons }), rentalUnit('HU-2')), LATER);
    expect(report.kinds.rentalUnit).toMatchObject({ changed: 1, unchanged: 1, price: 1 });
    const stored = await catalogue.rows(SEASONS);
    expect(stored.map(({ price_per_night_cents }) => price_per_night_cents)).toEqual([9_900, 9_500, 14_000]);
  });

  test('with other taken nights keeps the unchanged ones', async () => {
    const before = { from: '2027-05-01', until: '2027-05-08' };
    const removedPeriod = { from: '2027-06-01', until: '2027-06-02' };
    const added = { from: '2027-06-02', until: '2027-06-05' };
    await catalogue.load(feed(rentalUnit('HU-1', { unavailable: [before, removedPeriod] })));
    const versions = () =>
      catalogue.rows('select xmin, ctid, lower(period)::text as day from rental_unavailable order by period');
    const [keptVersion] = await versions();
    await catalogue.load(
      feed(rentalUnit('HU-1', { persons: 3, unavailable: [before, removedPeriod] })),
      LATER,
    );
    expect((await versions())[0]).toEqual(keptVersion);
    await catalogue.load(feed(rentalUnit('HU-1', { persons: 3, unavailable: [before, added] })), LATER);
    const now = await versions();
    expect(now[0]).toEqual(keptVersion);
    expect(now.map(({ day }) => day)).toEqual([before.from, added.from]);
  });

  test('with an additional season is no price change', async () => {
    await catalogue.load(feed(rentalUnit('HU-1')));
    const seasons = [...rentalUnit('HU-1').seasons, season('2027-10-01', '2027-11-01')];
    const report = await catalogue.load(feed(rentalUnit('HU-1', { seasons })), LATER);
    expect(report.kinds.rentalUnit).toMatchObject({ changed: 1, price: 0 });
    expect(await catalogue.rows(SEASONS)).toHaveLength(3);
  });

  test('withdraws a missing unit, and restores it with its id', async () => {
    await catalogue.load(feed(rentalUnit('HU-1'), rentalUnit('HU-2')));
    const ids = await catalogue.rows('select id, reference from listing order by id');
    expect(await catalogue.load(feed(rentalUnit('HU-2')), LATER)).toMatchObject({
      kinds: { rentalUnit: { withdrawn: 1, unchanged: 1 } },
    });
    expect(await catalogue.load(feed(rentalUnit('HU-1'), rentalUnit('HU-2')), LATER)).toMatchObject({
      kinds: { rentalUnit: { returned: 1, unchanged: 1 } },
    });
    expect(await catalogue.rows('select id, reference from listing order by id')).toEqual(ids);
    expect(await catalogue.rows(SEASONS)).toHaveLength(4);
  });
});

describe('an invalid unit is rejected with the reason', () => {
  const good = rentalUnit('HU-1');
  test.each<[string, object, string]>([
    [
      'seasons that overlap',
      rentalUnit('HU-1', {
        seasons: [season('2027-06-01', '2027-09-01'), season('2027-04-01', '2027-06-02')],
      }),
      'seasons: 2027-04-01 until 2027-06-02 overlaps 2027-06-01 until 2027-09-01',
    ],
    [
      'a season without a night',
      rentalUnit('HU-1', { seasons: [season('2027-06-01', '2027-06-01')] }),
      'seasons.0: 2027-06-01 until 2027-06-01 has no night',
    ],
    [
      'a period that runs backwards',
      rentalUnit('HU-1', { unavailable: [{ from: '2027-06-08', until: '2027-06-01' }] }),
      'unavailable.0: 2027-06-08 until 2027-06-01 has no night',
    ],
    [
      'a day that does not exist',
      rentalUnit('HU-1', { seasons: [season('2027-02-29', '2027-03-05')] }),
      'seasons.0.from: 2027-02-29 is no date of the calendar',
    ],
    ['a sold unit', { ...good, status: 'SOLD' }, 'status: a home for rent cannot be SOLD'],
    [
      'a unit for sale',
      { ...good, transaction: 'SALE' },
      'the transaction (sale or rent) is "SALE", which is not RENT (transaction)',
    ],
  ])('%s', async (_, line, reason) => {
    const report = await catalogue.load(feed(line, rentalUnit('HU-2')));
    expect(report.rejections).toEqual([{ line: 4, reference: 'HU-1', reasons: [reason] }]);
    expect(report.kinds.rentalUnit).toMatchObject({ new: 1, rejected: 1 });
  });
});
