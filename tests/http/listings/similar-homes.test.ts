import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { kilometresBetween } from '../../../shared/geography/plane.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const HOMES = `{ estates(locale: en, pageSize: 60) { items {
  path location { latitude longitude } similar(first: 6) { location { latitude longitude } }
} } }`;

interface Point {
  latitude: number;
  longitude: number;
}

interface Home {
  path: string;
  location: Point;
  similar: { location: Point }[];
}

/** Returns the newest homes with the distances of their similar homes. */
async function readHomes(): Promise<{ path: string; distances: number[] }[]> {
  const { body } = await request(site.app).post('/graphql').send({ query: HOMES });
  return body.data.estates.items.map(({ path, location, similar }: Home) => ({
    path,
    distances: similar.map((other) => kilometresBetween(location, other.location)),
  }));
}

/** Returns a page including its streamed sections. */
async function pageOf(path?: string): Promise<string> {
  return (await request(site.app).get(String(path))).text;
}

test('similar homes are called nearby up to 25 km; farther ones show their distance', async () => {
  const homes = await readHomes();
  const near = homes.find(({ distances }) => distances.length > 2 && Math.max(...distances) <= 25);
  const far = homes.find(({ distances }) => Math.max(0, ...distances) > 30);
  const nearby = await pageOf(near?.path);
  expect(nearby).toContain('Similar properties nearby');
  expect(nearby).not.toContain('km away');
  const further = await pageOf(far?.path);
  expect(further).not.toContain('Similar properties nearby');
  const shownDistances = [...further.matchAll(/>(\d+)\u00a0km away</g)].map(([, kilometres]) =>
    Number(kilometres),
  );
  expect(shownDistances).toEqual(far?.distances.map((distance) => Math.max(1, Math.round(distance))));
});
