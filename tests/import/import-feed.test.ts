import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { ALL_REMOVALS, DEFAULT_REMOVALS } from '../../server/features/import/removal-rules.ts';
import type { ImportReport } from '../../server/features/import/report.ts';
import { connect } from '../../server/platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { AGENT, estate, estates, feed, OFFICE } from './feed-builder.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

const NOW = new Date('2026-11-20T06:00:00Z');
const LATER = new Date('2026-12-01T06:00:00Z');

function load(lines: string[], now = NOW, allowRemovals = false): Promise<ImportReport> {
  return importFeed(database.db, lines, {
    source: 'test',
    now,
    removals: allowRemovals ? ALL_REMOVALS : DEFAULT_REMOVALS,
  });
}

async function rows(text: string, ...values: unknown[]) {
  return (await database.pool.query(text, values)).rows;
}

const EVENTS = `select e.kind, e.status, e.price_cents, e.at from listing_event e
  join listing on listing.id = listing_id where reference = $1 order by e.id`;

describe('what is stored', () => {
  test('a listing with its texts, sections, search words and search row', async () => {
    const report = await load(feed(estate('BK-1')));
    expect(report).toMatchObject({ stopReason: null, lines: 3, new: 1, people: 2, rejected: 0 });
    const [listing] = await rows(
      `select l.*, e.*, d.sections, s.place, s.garden, s.garage, s.terrace, s.epc_rank, s.construction_year,
         s.living_area as searched_area, s.country, c.slug
       from listing l join estate e on e.listing_id = l.id join estate_details d on d.listing_id = l.id
       join estate_search s on s.listing_id = l.id join city c on c.id = l.city_id`,
    );
    expect(listing).toMatchObject({
      reference: 'BK-1',
      slug: 'gent-9000',
      street: 'Veldstraat',
      price_cents: 32_500_000,
      closed_at: null,
      living_area: 142.5,
      searched_area: 143,
      epc_rank: 3,
      construction_year: 1932,
      garden: true,
      garage: false,
      terrace: null,
      country: 'BE',
    });
    expect(listing.place.x).toBeCloseTo(3.7174 * 111.32 * Math.cos((50.5 * Math.PI) / 180), 6);
    expect(listing.place.y).toBeCloseTo(51.0543 * 110.57, 6);
    expect(listing.sections).toEqual({
      dimensions: { livingArea: 142.5, plotArea: 210 },
      comfort: { bedrooms: 3, lift: false },
      epc: { value: 187, label: 'B' },
      construction: { year: 1932 },
      extras: { garden: true, garage: false },
    });
  });

  test.each([
    ['nl', 'ramen', 'BK-1'],
    ['nl', 'raam', 'BK-1'],
    ['fr', 'ensoleillee', 'BK-1'],
    ['fr', 'Gand', 'BK-1'],
    ['nl', 'bk-1', 'BK-1'],
    ['nl', 'Veldstraat', 'BK-1'],
    ['fr', 'ramen', undefined],
  ])('in %s the word "%s" finds %s', async (locale, word, found) => {
    await load(feed(estate('BK-1')));
    const hits = await rows(
      `select reference from listing join listing_text on listing_id = listing.id
       where locale = $1 and words @@ websearch_to_tsquery(('words_' || $1)::regconfig, $2)`,
      locale,
      word,
    );
    expect(hits[0]?.reference).toBe(found);
  });

  test('of a hidden address neither street nor point nor search word', async () => {
    const address = { street: 'Geheimstraat', number: '7', postalCode: '9000', city: 'Gand', hidden: true };
    await load(feed(estate('BK-1', { address })));
    const [listing] = await rows('select street, number, latitude, longitude from listing');
    expect(listing).toMatchObject({ street: null, number: null });
    expect(listing.latitude).not.toBe(51.0543);
    expect(Math.abs(listing.latitude - 51.0543)).toBeLessThan(0.0046);
    expect(Math.abs(listing.longitude - 3.7174)).toBeLessThan(0.0073);
    const everything = JSON.stringify(
      await rows('select l, t, d from listing l, listing_text t, estate_details d'),
    );
    expect(everything.toLowerCase()).not.toContain('geheim');
  });

  test('new homes are numbered by transaction, town and date, whatever the order of the feed', async () => {
    const antwerp = { postalCode: '2000', city: 'Antwerpen' };
    await load(
      feed(
        estate('BK-4'),
        estate('BK-3', { publishedAt: '2026-09-01T08:00:00+02:00' }),
        estate('BK-2', { address: antwerp }),
        estate('BK-1', { transaction: 'RENT', price: 900 }),
      ),
    );
    const order = await rows('select id, reference from listing order by id');
    expect(order).toEqual([
      { id: 1, reference: 'BK-1' },
      { id: 2, reference: 'BK-2' },
      { id: 3, reference: 'BK-3' },
      { id: 4, reference: 'BK-4' },
    ]);
  });

  test('a home without any text', async () => {
    expect(await load(feed(estate('BK-1', { texts: {} }), estate('BK-2')))).toMatchObject({
      new: 2,
      rejected: 0,
    });
  });

  test('only offered homes can be searched', async () => {
    await load(
      feed(
        estate('BK-1', { status: 'OPTION' }),
        estate('BK-2', { status: 'SOLD' }),
        estate('BK-3', { status: 'IN_PREPARATION' }),
      ),
    );
    const searched = await rows('select reference from estate_search join listing on id = listing_id');
    expect(searched).toEqual([{ reference: 'BK-1' }]);
  });
});

describe('a second import', () => {
  const tables = ['office', 'agent', 'listing', 'listing_text', 'estate', 'estate_details', 'estate_search'];
  const versions = () =>
    Promise.all(
      [...tables, 'listing_event', 'import_run'].map((table) => rows(`select xmin, ctid from ${table}`)),
    );

  test('of the same feed writes nothing', async () => {
    const lines = feed(...estates(300));
    await load(lines);
    const before = await versions();
    const report = await load(lines, LATER);
    expect(report).toMatchObject({ new: 0, changed: 0, unchanged: 300, people: 0, withdrawn: 0 });
    expect(await versions()).toEqual(before);
  });

  test('with another price writes only that home and its history', async () => {
    await load(feed(...estates(12)));
    const otherVersions = await rows(`select xmin, ctid from listing where reference <> 'BK-1' order by id`);
    const cheaper = estate('BK-1', { price: 299_000, updatedAt: '2026-11-25T10:00:00Z' });
    const report = await load(feed(cheaper, ...estates(12).slice(1)), LATER);
    expect(report).toMatchObject({ changed: 1, price: 1, unchanged: 11 });
    expect(await rows(`select xmin, ctid from listing where reference <> 'BK-1' order by id`)).toEqual(
      otherVersions,
    );
    expect(await rows(EVENTS, 'BK-1')).toEqual([
      {
        kind: 'PUBLISHED',
        status: 'AVAILABLE',
        price_cents: 32_500_000,
        at: new Date('2026-10-01T08:00:00Z'),
      },
      { kind: 'PRICE', status: null, price_cents: 29_900_000, at: new Date('2026-11-25T10:00:00Z') },
    ]);
    expect(await rows('select price_cents from estate_search where price_cents < 30000000')).toHaveLength(1);
  });

  test('withdraws missing homes, and restores them with id and history', async () => {
    await load(feed(...estates(12)));
    const [{ id }] = await rows(`select id from listing where reference = 'BK-1'`);
    const report = await load(feed(...estates(12).slice(1)), LATER);
    expect(report.withdrawn).toBe(1);
    expect(await rows(`select status, closed_at from listing where id = $1`, id)).toEqual([
      { status: 'WITHDRAWN', closed_at: LATER },
    ]);
    expect(await rows('select from estate_search where listing_id = $1', id)).toEqual([]);
    expect(await load(feed(...estates(12).slice(1)), LATER)).toMatchObject({ withdrawn: 0, changed: 0 });
    const back = await load(feed(...estates(12)), new Date('2026-12-05T06:00:00Z'));
    expect(back).toMatchObject({ returned: 1, changed: 0, unchanged: 11 });
    expect(await rows(`select id, status, closed_at from listing where reference = 'BK-1'`)).toEqual([
      { id, status: 'AVAILABLE', closed_at: null },
    ]);
    expect((await rows(EVENTS, 'BK-1')).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'PUBLISHED AVAILABLE',
      'STATUS WITHDRAWN',
      'STATUS AVAILABLE',
    ]);
    expect(await rows('select from estate_search where listing_id = $1', id)).toHaveLength(1);
  });

  test('marks a sale, and keeps its date through later changes', async () => {
    await load(feed(estate('BK-1')));
    const sold = { status: 'SOLD', updatedAt: '2026-11-28T10:00:00Z' } as const;
    await load(feed(estate('BK-1', sold)), LATER);
    const touched = { ...sold, updatedAt: '2026-11-30T10:00:00Z', virtualTour: 'https://example.be/tour' };
    await load(feed(estate('BK-1', touched)), LATER);
    const [listing] = await rows('select status, closed_at, virtual_tour from listing');
    expect(listing).toEqual({
      status: 'SOLD',
      closed_at: new Date('2026-11-28T10:00:00Z'),
      virtual_tour: 'https://example.be/tour',
    });
    expect(await rows('select from estate_search')).toEqual([]);
  });

  test('replaces texts, and deletes a removed language', async () => {
    await load(feed(estate('BK-1')));
    await load(feed(estate('BK-1', { texts: { nl: { title: 'Nieuw', description: 'Anders.' } } })), LATER);
    expect(await rows('select locale, title from listing_text')).toEqual([{ locale: 'nl', title: 'Nieuw' }]);
  });

  test('renames an office and keeps its id', async () => {
    await load(feed(estate('BK-1')));
    const lines = feed(estate('BK-1')).map((line) => line.replace('Baksteen Gent', 'Baksteen Centrum'));
    expect(await load(lines, LATER)).toMatchObject({ people: 1, unchanged: 1 });
    expect(await rows('select id, name from office')).toEqual([{ id: 1, name: 'Baksteen Centrum' }]);
  });

  test('keeps a home whose line has become invalid', async () => {
    await load(feed(...estates(3)));
    const bad = { ...estate('BK-1'), price: 'free' };
    const report = await load(feed(bad, ...estates(3).slice(1)), LATER);
    expect(report).toMatchObject({ rejected: 1, unchanged: 2, withdrawn: 0 });
    expect(await rows(`select status from listing where reference = 'BK-1'`)).toEqual([
      { status: 'AVAILABLE' },
    ]);
  });

  test('that runs at the same time waits for the first', async () => {
    const lines = feed(...estates(30));
    const reports = await Promise.all([load(lines), load(lines), load(lines)]);
    expect(reports.map((report) => report.new).sort()).toEqual([0, 0, 30]);
  });
});

describe('a run is recorded', () => {
  test('with its report when something changed', async () => {
    await load(feed(estate('BK-1'), { ...estate('BK-2'), type: 'CASTLE' }));
    const [run] = await rows('select source, report from import_run');
    expect(run).toMatchObject({ source: 'test', report: { new: 1, rejected: 1, people: 2 } });
  });
});

describe('more than a fifth', () => {
  const livePart = (count: number) => feed(...estates(20).slice(0, count));

  test('of the offer is not removed', async () => {
    await load(feed(...estates(20)));
    const report = await load(livePart(15), LATER);
    expect(report.stopReason).toMatch(/would remove 5 of the 20 homes on offer/);
    expect(await rows(`select from listing where status = 'AVAILABLE'`)).toHaveLength(20);
  });

  test('nor hidden by withdrawing or unpublishing', async () => {
    await load(feed(...estates(20)));
    const hidden = estates(20).map((line, at) => (at < 5 ? { ...line, status: 'WITHDRAWN' } : line));
    expect((await load(feed(...hidden), LATER)).stopReason).toMatch(/5 of the 20/);
  });

  test('is removed with an explicit option', async () => {
    await load(feed(...estates(20)));
    expect(await load(livePart(2), LATER, true)).toMatchObject({ stopReason: null, withdrawn: 18 });
  });

  test('exactly a fifth is removed, and more when fewer than ten are on offer', async () => {
    await load(feed(...estates(20)));
    expect(await load(livePart(16), LATER)).toMatchObject({ stopReason: null, withdrawn: 4 });
    await load(livePart(9), LATER, true);
    expect(await load(livePart(1), LATER)).toMatchObject({ stopReason: null, withdrawn: 8 });
  });
});

test('offices and agents without listings are valid', async () => {
  expect(await load(feed())).toMatchObject({ people: 2, new: 0 });
  expect(await load([feed()[0] as string, JSON.stringify(OFFICE), JSON.stringify(AGENT)])).toMatchObject({
    people: 0,
  });
});

test('the statement timeout of the site does not apply to an import', async () => {
  const impatient = connect(database.target, { deadlineMs: 300 });
  const other = await database.pool.connect();
  try {
    await other.query('select pg_advisory_lock(7301003)');
    const lines = feed(estate('BK-1'));
    const importing = importFeed(impatient.db, lines, { source: 'test', now: NOW });
    await other.query('select pg_sleep(0.8)');
    await other.query('select pg_advisory_unlock(7301003)');
    expect(await importing).toMatchObject({ stopReason: null, new: 1 });
  } finally {
    other.release();
    await impatient.close();
  }
});
