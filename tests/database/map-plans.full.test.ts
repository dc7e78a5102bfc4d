/** Limits the pages of 8 kB that areas and map markers read, on 10,000 and on 200,000 homes. */

import { brotliCompressSync } from 'node:zlib';
import { encode } from '@here/flexpolyline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CityDirectory } from '../../graphql/cities/ports.ts';
import { resolveAreas } from '../../graphql/estates/areas/areas.ts';
import { toMarker } from '../../graphql/estates/cluster-markers.ts';
import type { EstateSearch } from '../../graphql/estates/ports.ts';
import { loadCityDirectory } from '../../server/features/cities/store/directory.ts';
import { filteredCountsStatement } from '../../server/features/estates/filtered-counts.ts';
import { mapItemsStatement } from '../../server/features/estates/map-items.ts';
import { offerCountsStatement } from '../../server/features/estates/offer-counts.ts';
import { windowAround } from '../../server/features/estates/pages/page-ids.ts';
import { countStatement, pageStatement } from '../../server/features/estates/search.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { explain } from '../support/database/explain.ts';
import { multiplyEstates } from '../support/database/multiply-estates.ts';
import { explainPage } from '../support/database/page-plans.ts';

const FEW = 10_000;
const MANY = 200_000;
/** In kilometres: copies spread around their original, as real homes do. */
const SPREAD = 4;

let few: TestDatabase;
let many: TestDatabase;
let cities: CityDirectory;

beforeAll(async () => {
  [few, many] = [await createTestDatabase(), await createTestDatabase()];
  await multiplyEstates(few.db, FEW, SPREAD);
  await multiplyEstates(many.db, MANY, SPREAD);
  cities = await loadCityDirectory(many.db);
}, 240_000);
afterAll(() => Promise.all([few.drop(), many.drop()]));

const VIEWS = {
  Belgium: [{ south: 49.4, west: 2.4, north: 51.6, east: 6.5 }, 8],
  'around Ghent': [{ south: 50.9, west: 3.5, north: 51.2, east: 4 }, 11],
  Ghent: [{ south: 50.95, west: 3.55, north: 51.15, east: 3.95 }, 12],
  'half of Ghent': [{ south: 51, west: 3.63, north: 51.1, east: 3.83 }, 13],
  'a quarter of Ghent': [{ south: 51.02, west: 3.68, north: 51.08, east: 3.78 }, 14],
  'the middle of Ghent': [{ south: 51.04, west: 3.7, north: 51.065, east: 3.745 }, 16],
  'a street': [{ south: 51.05, west: 3.72, north: 51.054, east: 3.728 }, 18],
  'the earth, as near as can be': [{ south: -90, west: -180, north: 90, east: 180 }, 99],
} as const;

const itemsIn = (view: keyof typeof VIEWS, database: TestDatabase, types?: ['HOUSE']) => {
  const [bounds, zoom] = VIEWS[view];
  const criteria = { transaction: 'SALE' as const, bounds, ...(types ? { types } : {}) };
  return explain(database.pool, mapItemsStatement({ locale: 'nl', criteria }, zoom).compile(database.db));
};

describe('the markers of a map', () => {
  const pagesOf = async (database: TestDatabase, types?: ['HOUSE']) => {
    const pages = new Map<string, number>();
    for (const view of Object.keys(VIEWS) as (keyof typeof VIEWS)[]) {
      const plan = await itemsIn(view, database, types);
      expect(plan.text).toContain('map_cell_view');
      pages.set(view, plan.pages);
    }
    return pages;
  };

  test.each([
    ['all types', undefined],
    ['houses', ['HOUSE'] as ['HOUSE']],
  ])(
    `of ${MANY} homes read at most 15 pages a view, and in total 1.5 times those of ${FEW}, with %s`,
    async (_, types) => {
      const [one, other] = [await pagesOf(few, types), await pagesOf(many, types)];
      const maxPages = Math.max(...one.values());
      for (const [view, pages] of other) {
        // Where homes are sparse, a view is one index descent: the most expensive view sets the limit.
        expect({ view, pages, isCheap: pages <= 15 && pages <= 1.5 * maxPages }).toMatchObject({
          isCheap: true,
        });
      }
      const total = (pages: Map<string, number>) => [...pages.values()].reduce((sum, each) => sum + each, 0);
      expect(total(other)).toBeLessThanOrEqual(1.5 * total(one));
    },
  );
});

test('two hundred markers are at most 15 kB', async () => {
  const criteria = {
    transaction: 'SALE' as const,
    bounds: { south: 51, west: 3.63, north: 51.1, east: 3.83 },
  };
  const { rows } = await mapItemsStatement({ locale: 'nl', criteria }, 13).execute(many.db);
  expect(rows.length).toBeGreaterThan(150);
  const markers = rows.map((row) => {
    const { latitude, longitude, priceCents, cluster, ...marker } = toMarker(row);
    return { ...marker, location: { latitude, longitude }, price: priceCents, cluster: cluster ?? null };
  });
  expect(brotliCompressSync(JSON.stringify(markers)).length).toBeLessThanOrEqual(15_000);
});

describe(`areas on ${MANY} homes`, () => {
  const resolved = (...texts: string[]) => {
    const areas = resolveAreas(texts, cities);
    if (!areas) throw new Error('no area');
    return areas;
  };
  /** With another criterion: without one no home is counted individually. */
  const among = (...texts: string[]) => ({
    transaction: 'SALE' as const,
    areas: resolved(...texts),
    minBedrooms: 1,
  });
  const count = (...texts: string[]) => {
    const criteria = among(...texts);
    return explain(many.pool, countStatement(many.db, { locale: 'nl', criteria }).compile());
  };
  const lineOf = (corners: number, step: number) =>
    `shape-${encode({ polyline: Array.from({ length: corners }, (_, index) => [50.8 + Math.sin(index * step) / 3, 4.4 + Math.cos(index * step) / 2]) })}`;

  test('finds a municipality by index', async () => {
    const plan = await count('44021');
    expect(plan.text).toContain('estate_search_municipality');
    expect(plan.text).not.toContain('Seq Scan');
    expect(plan.pages).toBeLessThanOrEqual(500);
  });

  test('the counts and facets of a municipality read its homes once', async () => {
    const search = { locale: 'nl' as const, criteria: among('44021') };
    const facets = ['kinds', 'cities', 'bedrooms', 'price'] as const;
    const plan = await explain(many.pool, filteredCountsStatement(many.db, search, facets).compile(many.db));
    expect(plan.text).not.toContain('Seq Scan on estate_search');
    expect(plan.text.split('estate_search_district')).toHaveLength(2);
    expect(plan.pages).toBeLessThanOrEqual(500);
  });

  test.each([
    ['the whole earth', 'box--90_-180_90_180'],
    ['the widest circle', '50km-50.85_4.35'],
  ])('the counts of %s with bedrooms use an index-only scan', async (_, area) => {
    const search = { locale: 'nl' as const, criteria: among(area) };
    const facets = ['kinds', 'cities', 'bedrooms', 'price'] as const;
    const plan = await explain(many.pool, filteredCountsStatement(many.db, search, facets).compile(many.db));
    expect(plan.text).toContain('Index Only Scan');
    expect(plan.text).not.toContain('Seq Scan on estate_search');
    expect(plan.pages).toBeLessThanOrEqual(5_000);
  });

  test('the facet of municipalities does not make the others read the homes of the areas again', async () => {
    const search = { locale: 'nl' as const, criteria: among('50km-50.85_4.35') };
    const facets = ['kinds', 'cities', 'municipalities', 'bedrooms', 'price'] as const;
    const plan = await explain(many.pool, filteredCountsStatement(many.db, search, facets).compile(many.db));
    expect(plan.text).not.toContain('estate_search_place');
    expect(plan.pages).toBeLessThanOrEqual(5_000);
  });

  const pageByTown = async (area: string, order: 'ASC' | 'DESC', offset = 0) => {
    const search = { locale: 'nl' as const, criteria: among(area) };
    const { count } = await countStatement(many.db, search).executeTakeFirstOrThrow();
    const window = windowAround({ offset, limit: 24, total: Number(count) });
    return explainPage(many, pageStatement(many.db, search, { by: 'city', order }, window));
  };

  test.each([
    ['ASC', '50km-50.85_4.35', 0],
    ['DESC', '50km-50.85_4.35', 0],
    // Its towns are in the second half of the alphabet.
    ['ASC', '15km-50.85_4.35', 0],
    ['ASC', '15km-50.85_4.35', 240],
  ] as const)('a page by town (%s) of %s reads only its first towns', async (order, area, offset) => {
    const plan = await pageByTown(area, order, offset);
    expect(plan.text).toContain('estate_search_city');
    expect(plan.text).toContain('Incremental Sort');
    expect(plan.pages).toBeLessThanOrEqual(1_500);
  });

  test('a late page by town, for which all homes are sorted, reads the towns once', async () => {
    const plan = await pageByTown('15km-50.85_4.35', 'ASC', 2_400);
    expect(plan.text).not.toContain('Incremental Sort');
    expect(plan.pages).toBeLessThanOrEqual(3_000);
  });

  test('of a single municipality, counts and page read only its homes', async () => {
    const search = { locale: 'nl', criteria: { transaction: 'SALE', areas: resolved('44021') } } as const;
    const { total } = (await offerCountsStatement(search, []).execute(many.db)).rows[0] ?? { total: 0 };
    expect(total).toBeGreaterThan(0);
    const facets = ['kinds', 'cities', 'municipalities', 'bedrooms', 'price'] as const;
    const window = { offset: 0, limit: 24, total };
    const order = { by: 'date', order: 'DESC' } as const;
    for (const plan of [
      await explain(many.pool, offerCountsStatement(search, facets).compile(many.db)),
      await explainPage(many, pageStatement(many.db, search, order, window)),
    ]) {
      expect(plan.text).not.toContain('Seq Scan on estate_search');
      expect(plan.pages).toBeLessThanOrEqual(500);
    }
  });

  test('and so do shapes of every kind with municipalities', async () => {
    const plan = await count('44021', '5km-liege-4000', 'box-51.2_4.3_51.25_4.4', '2km-50.85_4.35');
    expect(plan.text).toContain('estate_search_place');
    expect(plan.text).toContain('BitmapOr');
    expect(plan.text).not.toContain('Seq Scan');
    expect(plan.pages).toBeLessThanOrEqual(1500);
  });

  test.each([
    ['the whole earth', 'box--90_-180_90_180'],
    ['the widest circle', '50km-50.85_4.35'],
    ['a line with a thousand self-intersections', lineOf(1500, 2.4)],
    ['ten thousand corners', lineOf(10_000, 0.000628)],
  ])('of %s, counts, page and markers do not read the table', async (_, area) => {
    const search = { locale: 'nl', criteria: { transaction: 'SALE', areas: resolved(area) } } as const;
    const { total } = (await offerCountsStatement(search, []).execute(many.db)).rows[0] ?? { total: 0 };
    expect(total).toBeGreaterThan(MANY / 10);
    const facets = ['kinds', 'cities', 'municipalities', 'bedrooms', 'price'] as const;
    const counts = await explain(many.pool, offerCountsStatement(search, facets).compile(many.db));
    expect(counts.pages).toBeLessThanOrEqual(700);
    const pageBy = (
      by: 'date' | 'price',
      order: 'ASC' | 'DESC',
      { found = search as EstateSearch, offset = 0, of = total } = {},
    ) => {
      const window = windowAround({ offset, limit: 24, total: of });
      return explainPage(many, pageStatement(many.db, found, { by, order }, window));
    };
    expect((await pageBy('date', 'DESC')).pages).toBeLessThanOrEqual(250);
    expect((await pageBy('price', 'ASC')).text).toContain('estate_search_cheapest');
    expect((await pageBy('price', 'DESC')).text).toContain('estate_search_dearest');
    // The second page is read with the following four.
    for (const [by, order, maxPages] of [
      ['date', 'DESC', 700],
      ['price', 'ASC', 3_500],
      ['price', 'DESC', 700],
    ] as const)
      expect((await pageBy(by, order, { offset: 24 })).pages).toBeLessThanOrEqual(maxPages);
    // No index is ordered across both transactions.
    const ofBoth = { ...search, criteria: { areas: resolved('5km-51.05_3.72') } };
    expect((await pageBy('date', 'DESC', { found: ofBoth })).text).toContain('estate_search_place');
    // So few rows are sorted.
    expect((await pageBy('price', 'ASC', { of: 4_000 })).text).not.toContain('estate_search_cheapest');
    const [bounds, zoom] = VIEWS.Belgium;
    const view = { ...search, criteria: { ...search.criteria, bounds } };
    const markers = await explain(many.pool, mapItemsStatement(view, zoom).compile(many.db));
    expect(markers.text).toContain('map_cell_view');
    expect(markers.text).not.toContain('Seq Scan');
  });
});

test('counting the whole offer costs the same with many homes as with few', async () => {
  const search = { locale: 'nl', criteria: { transaction: 'SALE' } } as const;
  const facets = ['kinds', 'cities', 'municipalities', 'bedrooms', 'price'] as const;
  const counts = ({ db }: TestDatabase) => offerCountsStatement(search, facets).compile(db);
  const [one, other] = [await explain(few.pool, counts(few)), await explain(many.pool, counts(many))];
  expect(other.pages).toBeLessThanOrEqual(1.5 * one.pages);
});
