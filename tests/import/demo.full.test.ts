import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { demoFeed } from '../../demo/feed.ts';
import { loadDemoOnce } from '../../demo/load.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { DEMO_START } from '../support/load-demo.ts';
import { estate, feed } from './feed-builder.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

async function rows(text: string) {
  return (await database.pool.query(text)).rows;
}

async function loadDemo(): Promise<string[]> {
  const logged: string[] = [];
  await loadDemoOnce(database.db, readSettings({}).agency, (message) => logged.push(message));
  return logged;
}

/** An older demo: the agency and its estates at their first prices. */
function* olderDemoFeed(start: Date): Generator<string> {
  for (const line of demoFeed({ estates: 600, start, isBefore: true })) {
    const isNewer = 'kind' in line && ['project', 'rentalUnit', 'news'].includes(line.kind);
    if (!isNewer) yield JSON.stringify(line);
  }
}

const COUNTS = `select kind, count(*)::int as count from listing group by kind order by kind`;
/** The prices of a home whose price changed. */
const PRICES = `select reference, price.price_cents::int / 100 as price
  from listing_event changed join listing_event price using (listing_id) join listing on listing.id = listing_id
  where changed.kind = 'PRICE' and price.price_cents is not null and reference = 'BK-10019' order by price.id`;
const REDUCED = [
  { reference: 'BK-10019', price: 395_000 },
  { reference: 'BK-10019', price: 380_000 },
];
const CHANGED = `select price_lowered_at is not null as "isLowered", count(*)::int as count
  from estate join listing_event using (listing_id) where kind = 'PRICE' group by 1 order by 1`;
/** Homes on offer with only a video, only a virtual tour, and both. */
const FILMS = `select
    (count(*) filter (where virtual_tour is null))::int as "videoOnly",
    (count(*) filter (where video is null))::int as "tourOnly",
    (count(*) filter (where num_nonnulls(video, virtual_tour) = 2))::int as both
  from listing where kind = 'estate' and status in ('AVAILABLE', 'OPTION') and num_nonnulls(video, virtual_tour) > 0`;
const ALL = [
  { kind: 'estate', count: 606 },
  { kind: 'project', count: 13 },
  { kind: 'rentalUnit', count: 24 },
];

describe('the demo agency', () => {
  test('fills an empty catalogue once', async () => {
    expect(await loadDemo()).toEqual(['Demo agency: 606 homes, 13 projects, 24 holiday units, 16 news']);
    expect(await rows(COUNTS)).toEqual(ALL);
    expect(await loadDemo()).toEqual([]);
    expect(await rows('select from import_run')).toHaveLength(2);
    expect(await rows(PRICES)).toEqual(REDUCED);
    const [films] = await rows(FILMS);
    for (const count of Object.values(films)) expect(count).toBeGreaterThan(2);
    const [raised, lowered] = await rows(CHANGED);
    expect(lowered.count).toBeGreaterThan(24);
    expect(raised.count).toBeGreaterThan(4);
  });

  test('updates an older demo, and leaves its homes unchanged', async () => {
    await importFeed(database.db, olderDemoFeed(DEMO_START), { source: 'demo', now: DEMO_START });
    await database.pool.query('update import_run set finished_at = $1', [DEMO_START]);
    const unchanged = `select id, reference, xmin, ctid from listing
      where kind = 'estate' and id not in (select listing_id from listing_event where kind = 'PRICE') order by id`;
    const before = new Map((await rows(unchanged)).map((row) => [row.id, row]));
    expect(await loadDemo()).toEqual(['Demo agency: 6 homes, 13 projects, 24 holiday units, 16 news']);
    expect(await rows(COUNTS)).toEqual(ALL);
    const after = await rows(unchanged);
    const kept = after.filter(({ id }) => before.has(id));
    expect(kept.length).toBeGreaterThan(500);
    expect(after.length - kept.length).toBe(6);
    expect(kept).toEqual(kept.map(({ id }) => before.get(id)));
    expect(await rows(PRICES)).toEqual(REDUCED);
    expect(await loadDemo()).toEqual([]);
  });

  test.each([
    ['with a home', feed(estate('BK-1')), [{ kind: 'estate', count: 1 }]],
    ['that has imported only its offices', feed(), []],
  ])('is not loaded over a real agency %s', async (_, lines, counts) => {
    await importFeed(database.db, lines, { source: 'feed.jsonl', now: DEMO_START });
    expect(await loadDemo()).toEqual([]);
    expect(await rows(COUNTS)).toEqual(counts);
  });
});
