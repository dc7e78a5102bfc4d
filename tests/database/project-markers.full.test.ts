/** Projects on a map, compared with their API fields and their stored entities. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { resolveAreas } from '../../graphql/estates/areas/areas.ts';
import type { ProjectMapCriteria } from '../../graphql/projects/ports.ts';
import { loadCityDirectory } from '../../server/features/cities/store/directory.ts';
import { projectMarkersStatement } from '../../server/features/projects/markers.ts';
import { type EstateType, HOME_TYPES } from '../../shared/estates/vocabulary.ts';
import { isOffered, type StatusCode } from '../../shared/listings/vocabulary.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { explain } from '../support/database/explain.ts';
import { multiplyEstates } from '../support/database/multiply-estates.ts';

interface Entity {
  type: EstateType;
  status: StatusCode;
  cents: number | null;
  bedrooms: number | null;
}

interface Project {
  id: number;
  latitude: number;
  longitude: number;
  nis: number;
  entities: Entity[];
}

const MANY_HOMES = 50_000;

let database: TestDatabase;
let projects: Project[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query(`
    select listing.id, listing.latitude, listing.longitude, municipality as nis,
      (select json_agg(json_build_object('type', type, 'status', entity.status, 'cents', price_cents, 'bedrooms', bedrooms))
        from project_entity entity where project_id = listing.id and is_listed) as entities
    from listing join city on city.id = city_id
    where kind = 'project' and listing.status in ('AVAILABLE', 'OPTION')`);
  projects = rows;
}, 120_000);
afterAll(() => database.drop());

async function find(criteria: ProjectMapCriteria, limit = 50) {
  const { rows } = await projectMarkersStatement(criteria, limit).execute(database.db);
  return rows;
}

const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id).sort((a, b) => a - b);
const offered = ({ entities }: Project) => entities.filter(({ status }) => isOffered(status));

/** Returns the entities that count for `Project.priceFrom`. */
function pricedEntities(project: Project): Entity[] {
  const homes = offered(project).filter(({ type }) => HOME_TYPES.includes(type));
  return homes.some(({ cents }) => cents !== null) ? homes : offered(project);
}

const lowest = (entities: readonly Entity[]) => {
  const prices = entities.flatMap(({ cents }) => cents ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
};

describe('the markers of projects', () => {
  test('are all offered projects with the lowest price of their homes', async () => {
    const found = await find({});
    expect(projects.length).toBeGreaterThan(5);
    expect(idsOf(found)).toEqual(idsOf(projects));
    for (const { id, priceCents } of found) {
      const project = projects.find((one) => one.id === id) as Project;
      expect(priceCents === null ? null : Number(priceCents)).toBe(lowest(pricedEntities(project)));
    }
    const days = found.map(({ publishedAt }) => publishedAt.getTime());
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(await find({}, 2)).toEqual(found.slice(0, 2));
  });

  test('match price and bedrooms by one single offered entity', async () => {
    const prices = projects.flatMap((project) => lowest(pricedEntities(project)) ?? []);
    const maxPrice = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
    for (const minBedrooms of [1, 2, 3, 4]) {
      const matches = ({ cents, bedrooms }: Entity) =>
        (cents ?? Number.POSITIVE_INFINITY) <= maxPrice && (bedrooms ?? 0) >= minBedrooms;
      const expected = projects.filter((project) => pricedEntities(project).some(matches));
      expect(idsOf(await find({ maxPrice, minBedrooms }))).toEqual(idsOf(expected));
    }
    const withGarage = projects.filter((project) => offered(project).some(({ type }) => type === 'GARAGE'));
    expect(idsOf(await find({ types: ['GARAGE'] }))).toEqual(idsOf(withGarage));
    expect(await find({ minPrice: 100_000_000_000 })).toEqual([]);
  });

  test('match places by themselves: municipality, circle, rectangle, country', async () => {
    const [project] = projects as [Project];
    const { latitude, longitude, nis, id } = project;
    const cities = await loadCityDirectory(database.db);
    for (const text of [String(nis), `1km-${latitude}_${longitude}`]) {
      const areas = resolveAreas([text], cities);
      if (!areas) throw new Error('no area');
      const found = idsOf(await find({ areas }));
      expect(found).toContain(id);
      expect(found.length).toBeLessThan(projects.length);
    }
    const edge = 0.0001;
    const bounds = {
      south: latitude - edge,
      west: longitude - edge,
      north: latitude + edge,
      east: longitude + edge,
    };
    expect(idsOf(await find({ bounds }))).toContain(id);
    expect(await find({ bounds: { south: 10, west: 10, north: 11, east: 11 } })).toEqual([]);
    expect(await find({ countries: ['ES'] })).toEqual([]);
  });
});

test(`among ${MANY_HOMES} homes a view reads only its own projects, by indexes alone`, async () => {
  await multiplyEstates(database.db, MANY_HOMES, 4);
  await database.pool.query('vacuum (analyze) project_entity');
  const pagesOf = async (criteria: ProjectMapCriteria) => {
    const statement = projectMarkersStatement(criteria, 50).compile(database.db);
    const { pages, text } = await explain(database.pool, statement);
    expect(text).not.toMatch(/Seq Scan[^}]*"(listing|project_entity)"/);
    return pages;
  };
  const belgium = { south: 49.4, west: 2.4, north: 51.6, east: 6.5 };
  const perProject = 12;
  expect(await pagesOf({ bounds: belgium })).toBeLessThanOrEqual(10 + perProject * projects.length);
  expect(await pagesOf({ bounds: belgium, minBedrooms: 3, maxPrice: 40_000_000 })).toBeLessThanOrEqual(
    10 + perProject * projects.length,
  );
  expect(await pagesOf({ bounds: { south: 10, west: 10, north: 11, east: 11 } })).toBeLessThanOrEqual(10);
}, 240_000);

test('a project for rent has no marker among homes for sale', async () => {
  const [rented] = projects;
  const id = Number(rented?.id);
  await database.pool.query(`update listing set transaction = 'RENT' where id = $1`, [id]);
  expect(idsOf(await find({}))).not.toContain(id);
  await database.pool.query(`update listing set transaction = 'SALE' where id = $1`, [id]);
  expect(idsOf(await find({}))).toContain(id);
});
