/** The municipality of a point: compares PostgreSQL's polygons with independent ray casting. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRandom } from '../../demo/random.ts';
import { readMunicipalities } from '../../server/features/cities/municipality-files.ts';
import { toPlane } from '../../shared/geography/plane.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { isOnRing, surrounds } from '../support/ray-casting.ts';

const POINTS = 10_000;

interface Point {
  x: number;
  y: number;
}

interface Border {
  nis: number;
  rings: Point[][];
  /** Bounding box: west, east, south and north. */
  box: [number, number, number, number];
}

let database: TestDatabase;
let borders: Border[];

beforeAll(async () => {
  database = await createTestDatabase();
  borders = (await readMunicipalities()).map(({ nis, rings: rawRings }) => {
    const rings = rawRings.map((ring) =>
      ring.slice(0, -1).map(([longitude, latitude]) => toPlane({ latitude, longitude })),
    );
    const [xs, ys] = [rings.flat().map(({ x }) => x), rings.flat().map(({ y }) => y)];
    return { nis, rings, box: [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] };
  });
});
afterAll(() => database.drop());

const pointAt = (latitude: number, longitude: number) => toPlane({ latitude, longitude });

async function stored(points: Point[]): Promise<(number | null)[]> {
  const { rows } = await database.pool.query(
    `select municipality_at(point(x, y)) as nis
     from json_to_recordset($1) as p (index int, x float8, y float8) order by index`,
    [JSON.stringify(points.map((point, index) => ({ index, ...point })))],
  );
  return rows.map(({ nis }) => nis);
}

/** Returns municipalities whose bounding box contains the point, with a metre of tolerance. */
const near = ({ x, y }: Point) =>
  borders.filter(
    ({ box: [west, east, south, north] }) =>
      x > west - 1e-3 && x < east + 1e-3 && y > south - 1e-3 && y < north + 1e-3,
  );

/** Returns municipalities that contain the point, lowest number first. */
const castRay = (point: Point) =>
  near(point)
    .filter(({ rings }) => rings.filter((ring) => surrounds(ring, point)).length % 2 === 1)
    .map(({ nis }) => nis)
    .sort((a, b) => a - b);

test(`${POINTS} points in and around Belgium lie in the municipality that ray casting finds`, async () => {
  const draw = createRandom('points').next;
  const points = Array.from({ length: POINTS }, () => pointAt(49.4 + draw() * 2.2, 2.4 + draw() * 4.1));
  const found = await stored(points);
  const expected = points.map((point) => castRay(point)[0] ?? null);
  expect(found).toEqual(expected);
  expect(new Set(found).size).toBeGreaterThan(550);
});

test('a point on a border or corner belongs to one of the adjacent municipalities', async () => {
  const draw = createRandom('borders').next;
  const rings = borders.flatMap(({ rings: own }) => own);
  const points = Array.from({ length: 2000 }, (_, index) => {
    const ring = rings[Math.floor(draw() * rings.length)] as Point[];
    const at = Math.floor(draw() * ring.length);
    const [from, to] = [ring[at], ring[(at + 1) % ring.length]] as [Point, Point];
    const share = index % 2 === 0 ? 0 : draw();
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
  const found = await stored(points);
  for (const [index, nis] of found.entries()) {
    const point = points[index] as Point;
    const meeting = near(point).filter(({ rings: own }) => own.some((ring) => isOnRing(ring, point)));
    expect(meeting.map((border) => border.nis)).toContain(nis);
  }
});

describe('enclaves', () => {
  test.each([
    ['Baarle-Hertog, around which lies the Netherlands', 51.44, 4.94, 13002],
    ['the other part of Baarle-Hertog', 51.4, 4.905, 13002],
    ['Brussels', 50.8467, 4.3525, 21004],
    ['Kraainem, beside Brussels', 50.8615, 4.4695, 23099],
    ['Voeren, cut off from Limburg', 50.7535, 5.7795, 73109],
    ['Comines-Warneton, cut off from Hainaut', 50.7545, 2.955, 57097],
    ['the part of Ixelles beyond the wood', 50.8125, 4.3835, 21009],
  ])('%s', async (_, latitude, longitude, nis) => {
    expect(await stored([pointAt(latitude, longitude)])).toEqual([nis]);
  });

  test.each([
    ['Baarle-Nassau, between the parts of Baarle-Hertog', 51.42, 4.92],
    ['Baarle-Nassau, beside Baarle-Hertog', 51.45, 4.93],
    ['Luxembourg', 49.61, 6.13],
    ['the sea', 51.4, 2.9],
  ])('%s lies in no municipality', async (_, latitude, longitude) => {
    expect(await stored([pointAt(latitude, longitude)])).toEqual([null]);
  });
});

test('a hole is outside: rings use the even-odd rule', async () => {
  await database.pool.query(`insert into municipality values (1, 'Ring', 'Ring', 'Ring', 'Ring')`);
  await database.pool.query(`insert into municipality_ring values
    (1, '((1000,1000),(1010,1000),(1010,1010),(1000,1010))'),
    (1, '((1004,1004),(1006,1004),(1006,1006),(1004,1006))')`);
  expect(
    await stored([
      { x: 1001, y: 1001 },
      { x: 1005, y: 1005 },
    ]),
  ).toEqual([1, null]);
});

test('every town of Belgium lies in a municipality, and no other town does', async () => {
  const { rows } = await database.pool.query(
    `select country, count(*)::int as towns, count(municipality)::int as placed from city group by 1`,
  );
  for (const { country, towns, placed } of rows) expect(placed).toBe(country === 'BE' ? towns : 0);
});

test('every municipality has a town', async () => {
  const { rows } = await database.pool.query(
    `select name_nl from municipality where nis > 1 and not exists (select from city where municipality = nis)`,
  );
  expect(rows).toEqual([]);
});

test.each([
  ['Nieuwpoort', '8620', 'Nieuwpoort'],
  ['Sint-Pieters-Woluwe', '1150', 'Sint-Pieters-Woluwe'],
  ['Amel', '4770', 'Amel'],
  ['Vlimmeren', '2340', 'Beerse'],
  ['Hamme', '1785', 'Merchtem'],
  ['Mariakerke', '9030', 'Gent'],
])('%s (%s) belongs to %s, although points of towns are inexact', async (town, postalCode, municipality) => {
  const { rows } = await database.pool.query(
    `select municipality.name_nl as name from city join municipality on nis = municipality
     where city.name_nl = $1 and postal_code = $2`,
    [town, postalCode],
  );
  expect(rows).toEqual([{ name: municipality }]);
});

test('a home belongs to the municipality of its point; a home with a hidden address to that of its town', async () => {
  const { rows } = await database.pool.query(`
    select is_address_hidden as hidden, estate_search.municipality, city.municipality as towns,
      municipality_at(place) as held
    from estate_search join listing on listing.id = listing_id join city on city.id = listing.city_id`);
  for (const { hidden, municipality, towns, held } of rows)
    expect(municipality).toBe(hidden ? towns : (held ?? towns));
  expect(rows.some(({ hidden, towns, held }) => hidden && held !== towns)).toBe(true);
});

interface StoredCity {
  slug: string;
  municipality: number | null;
  latitude: number;
  longitude: number;
}

async function readBelgianCities(): Promise<StoredCity[]> {
  const { rows } = await database.pool.query<StoredCity>(
    `select slug, municipality, latitude, longitude from city where country = 'BE'`,
  );
  return rows;
}

test('every Belgian city lies in its municipality, or at most one kilometre from it', async () => {
  const { rows } = await database.pool.query(
    `select slug from json_to_recordset($1) as city (slug text, municipality int, x float8, y float8)
     where not exists (
       select from municipality_ring where nis = city.municipality and ring <-> point(x, y) <= 1)`,
    [JSON.stringify((await readBelgianCities()).map((city) => ({ ...city, ...toPlane(city) })))],
  );
  expect(rows).toEqual([]);
});

test.each([
  ['woluwe-saint-pierre-1150', 21019],
  ['helecine-1357', 25118],
  ['berg-1910', 23038],
  ['assenois-6860', 84043],
])('the point of %s lies in the municipality %d', async (slug, nis) => {
  const city = (await readBelgianCities()).find((one) => one.slug === slug);
  expect(city && (await stored([toPlane(city)]))).toEqual([nis]);
});
