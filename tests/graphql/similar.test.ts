import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toPlane } from '../../shared/geography/plane.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { seeChanges } from '../support/database/see-changes.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Offered {
  id: string;
  location: { latitude: number; longitude: number };
  similar: { id: string }[];
}

const ask = (query: string, variables?: Record<string, unknown>) => askGraphql(site, query, variables);

/** Returns ids of homes, nearest first. */
function nearest({ location }: Offered, some: readonly Offered[]): string[] {
  const here = toPlane(location);
  const distance = ({ location: there }: Offered) => {
    const { x, y } = toPlane(there);
    return Math.hypot(x - here.x, y - here.y);
  };
  return some.toSorted((a, b) => distance(a) - distance(b)).map(({ id }) => id);
}

const SHARED = 'id location { latitude longitude } similar(first: 4) { id }';

describe('similar projects', () => {
  const PROJECTS = `{ projects(pageSize: 60, locale: nl) { items { ${SHARED} availableCount } } }`;
  type Project = Offered & { availableCount: number };
  const read = async (): Promise<Project[]> => (await ask(PROJECTS)).data.projects.items;

  test('have an available entity and are the nearest', async () => {
    const { db } = site.database;
    const [first] = await read();
    const soldOut = Number(first?.similar[0]?.id);
    await db
      .updateTable('project_entity')
      .set({ status: 'OPTION' })
      .where('project_id', '=', soldOut)
      .execute();
    await seeChanges(site);
    const all = await read();
    expect(all.length).toBeGreaterThan(5);
    for (const project of all) {
      const others = all.filter(({ id, availableCount }) => id !== project.id && availableCount > 0);
      expect(project.similar.map(({ id }) => id)).toEqual(nearest(project, others).slice(0, 4));
    }
  });

  test('are at most 12', async () => {
    const { errors } = await ask('{ projects(locale: nl) { items { similar(first: 13) { id } } } }');
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('similar holiday units', () => {
  const UNITS = `{ rentalUnits(pageSize: 60, locale: nl) {
    items { ${SHARED} persons address { city { country region } } } } }`;
  type Unit = Offered & { persons: number; address: { city: { country: string; region: string | null } } };

  test('are in the same region, large enough, and the nearest', async () => {
    const all: Unit[] = (await ask(UNITS)).data.rentalUnits.items;
    const placeOf = ({ address: { city } }: Unit) => `${city.country} ${city.region}`;
    const found = all.map((unit) => {
      const others = all.filter((other) => other.id !== unit.id && other.persons >= unit.persons);
      const there = others.filter((other) => placeOf(other) === placeOf(unit));
      expect(unit.similar.map(({ id }) => id)).toEqual(nearest(unit, there).slice(0, 4));
      return unit.similar.length;
    });
    expect(Math.max(...found)).toBe(4);
  });
});
