/** Precomputed counts of the offer, in areas and without, against counting the homes. */
import { encode } from '@here/flexpolyline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { resolveAreas } from '../../graphql/estates/areas/areas.ts';
import type { EstateSearch, FacetName, ResolvedCriteria } from '../../graphql/estates/ports.ts';
import { loadCityDirectory } from '../../server/features/cities/store/directory.ts';
import { facetCounts } from '../../server/features/estates/facets.ts';
import { filteredCountsStatement } from '../../server/features/estates/filtered-counts.ts';
import { offerCountsStatement } from '../../server/features/estates/offer-counts.ts';
import { countStatement, pageStatement } from '../../server/features/estates/search.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { multiplyEstates } from '../support/database/multiply-estates.ts';

const FACETS = ['kinds', 'cities', 'municipalities', 'bedrooms', 'price', 'prices'] as const;

let database: TestDatabase;
let cities: Awaited<ReturnType<typeof loadCityDirectory>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await multiplyEstates(database.db, 5_000, 10);
  cities = await loadCityDirectory(database.db);
});
afterAll(() => database.drop());

const searchOf = (transaction: 'SALE' | 'RENT' | undefined, areas: string[]): EstateSearch => {
  const resolved = areas.length > 0 ? resolveAreas(areas, cities) : undefined;
  const criteria: ResolvedCriteria = {
    ...(transaction ? { transaction } : {}),
    ...(resolved ? { areas: resolved } : {}),
  };
  return { locale: 'nl', criteria };
};

async function precomputed(search: EstateSearch) {
  return sortKinds((await offerCountsStatement(search, FACETS).execute(database.db)).rows[0]);
}

/** Counts the total and each facet by a pass of its own. */
async function countHomes(search: EstateSearch, facets: readonly FacetName[] = FACETS) {
  const { db } = database;
  const { count } = await countStatement(db, search).executeTakeFirstOrThrow();
  const values = facets.map((facet) => facetCounts(db, search, facet).as(facet));
  return sortKinds({ total: Number(count), ...(await db.selectNoFrom(values).executeTakeFirst()) });
}

/** Sorts the kinds, whose order is undefined. */
function sortKinds(counts: unknown) {
  const { kinds, ...others } = counts as { kinds?: { type: string; subType: string }[] };
  return { ...others, kinds: kinds?.sort((a, b) => (a.type + a.subType < b.type + b.subType ? -1 : 1)) };
}

const shape = (...corners: [number, number][]) => `shape-${encode({ polyline: corners })}`;
const windingLine = (corners: number, step: number) =>
  shape(
    ...Array.from({ length: corners }, (_, index): [number, number] => [
      50.8 + Math.sin(index * step) / 3,
      4.4 + Math.cos(index * step) / 2,
    ]),
  );

describe.each([['SALE' as const], ['RENT' as const], [undefined]])('for %s', (transaction) => {
  test.each<[string, string[]]>([
    ['no area', []],
    ['a municipality', ['44021']],
    ['a small circle', ['3km-51.05_3.72']],
    ['the widest circle', ['50km-50.85_4.35']],
    ['the whole earth', ['box--90_-180_90_180']],
    ['a view', ['box-50.7_4_51.1_4.6']],
    ['an empty sea', ['box-54_2_54.5_2.5']],
    ['a shape', [shape([51.2, 3.5], [51.3, 4.6], [50.7, 4.9], [50.6, 3.6])]],
    ['a star', [windingLine(5, (4 * Math.PI) / 5)]],
    ['a line that winds twice around a centre', [windingLine(30, (4 * Math.PI) / 15)]],
    ['a line with a thousand self-intersections', [windingLine(1_500, 2.4)]],
    ['ten thousand corners', [windingLine(10_000, 0.000628)]],
    ['some of each', ['44021', '8km-liege-4000', 'box-51.1_4.3_51.25_4.6', 'box-51.15_4.4_51.3_4.8']],
  ])('%s has the same counts as counting the homes', async (_, areas) => {
    const search = searchOf(transaction, areas);
    expect(await precomputed(search)).toEqual(await countHomes(search));
  });
});

test('any rectangle and circle has the same counts', async () => {
  const search = (index: number) => {
    const [south, west] = [49.5 + ((index * 7) % 19) / 10, 2.6 + ((index * 11) % 37) / 10];
    const box = `box-${south}_${west}_${south + (index % 9) / 8 + 0.01}_${west + (index % 7) / 5 + 0.01}`;
    return searchOf('SALE', index % 2 ? [box] : [`${(index % 50) + 1}km-${south}_${west}`]);
  };
  for (let index = 0; index < 100; index++)
    expect(await precomputed(search(index))).toEqual(await countHomes(search(index)));
});

describe('searches with further criteria have the same counts as counting the homes', () => {
  const counts = async (search: EstateSearch, facetNames: readonly FacetName[]) =>
    (await filteredCountsStatement(database.db, search, facetNames).execute(database.db)).rows[0];
  const CRITERIA: [string, ResolvedCriteria][] = [
    ['a type', { types: ['HOUSE'] }],
    ['a type and a kind', { types: ['HOUSE'], subTypes: ['VILLA'] }],
    ['bedrooms', { minBedrooms: 3 }],
    ['a price', { maxPrice: 35_000_000 }],
    ['a price, a type and bedrooms', { minPrice: 20_000_000, types: ['APARTMENT'], minBedrooms: 2 }],
    ['criteria without a facet', { minLivingArea: 100, extras: [{ extra: 'GARDEN', present: true }] }],
    [
      'everything',
      { minLivingArea: 80, types: ['HOUSE'], minBedrooms: 2, maxPrice: 90_000_000, worstEpcLabel: 5 },
    ],
    ['words', { text: 'tuin' }],
    ['a day', { publishedWithin: 30 }],
    ['criteria without a match', { minBedrooms: 90 }],
  ];

  test.each(CRITERIA)('%s', async (_, criteria) => {
    for (const areas of [
      [],
      ['44021'],
      ['20km-50.85_4.35'],
      ['44021', 'box-50.7_4_51.1_4.6'],
      [windingLine(30, (4 * Math.PI) / 15)],
    ]) {
      for (const transaction of ['SALE', undefined] as const) {
        const { locale, criteria: within } = searchOf(transaction, areas);
        const search = { locale, criteria: { ...within, ...criteria } };
        expect(sortKinds(await counts(search, FACETS))).toEqual(await countHomes(search, FACETS));
        expect(sortKinds(await counts(search, ['price']))).toEqual(await countHomes(search, ['price']));
      }
    }
  });

  test.each([
    ['a town beside the areas', ['20km-51.05_3.72']],
    ['a town', []],
  ])('%s', async (_, areas) => {
    const { locale, criteria } = searchOf('SALE', areas);
    const search = {
      locale,
      criteria: { ...criteria, cities: cities.expand(['gent-9000']), minBedrooms: 2 },
    };
    expect(sortKinds(await counts(search, FACETS))).toEqual(await countHomes(search, FACETS));
  });
});

test.each([
  ['a circle', '20km-50.85_4.35'],
  ['a municipality', '44021'],
  ['a municipality and a rectangle', '44021', 'box-50.7_4_51.1_4.6'],
  ['a line that crosses itself', windingLine(30, (4 * Math.PI) / 15)],
  ['all of Belgium'],
  ['two towns', 'gent-9000', 'brugge-8000'],
  ['a town in an area', 'gent-9000', '20km-51.05_3.72'],
])(
  'by town, the homes of %s are the same whether towns are walked or homes are sorted',
  async (_, ...places) => {
    const isTown = (place: string) => /-\d{4}$/.test(place);
    const [towns, areas] = [places.filter(isTown), places.filter((place) => !isTown(place))];
    const { locale, criteria } = searchOf('SALE', areas);
    const inTowns = towns.length > 0 ? { cities: cities.expand(towns) } : {};
    const search = { locale, criteria: { ...criteria, ...inTowns, minBedrooms: 2 } };
    for (const order of ['ASC', 'DESC'] as const) {
      const [walked, sorted] = await Promise.all(
        [1_000_000, 0].map((total) => {
          const window = { offset: 3, limit: 500, total };
          return pageStatement(database.db, search, { by: 'city', order }, window).executeTakeFirstOrThrow();
        }),
      );
      expect(walked?.ids.length).toBeGreaterThan(0);
      expect(walked).toEqual(sorted);
    }
  },
);
