/** Finds, through the API, the demo homes that tests need. */
import { type APIRequestContext, expect } from 'playwright/test';
import type { EpcLabelName } from '../../../shared/estates/epc-label.ts';
import type { Locale } from '../../../shared/locales.ts';

export interface Home {
  id: string;
  status: { code: string };
  textLocales: Locale[];
  epc: { label: EpcLabelName } | null;
  floorPlans: { hash: string | null }[];
}

export interface Homes {
  /** For sale, with texts in every language, an energy label and a plan. */
  offered: Home;
  /** For sale, with a text in French only. */
  onlyFrench: Home;
  sold: Home;
  /** To rent, with what a tenant pays on the first day. */
  room: { id: string };
  withdrawn: Home;
  /** The newest project on offer. */
  project: Project;
  /** A sold entity of any offered project. */
  soldEntity: Entity;
}

interface Entity {
  id: string;
  status: { code: string };
}

interface Project {
  id: string;
  entities: Entity[];
}

type Kind = 'offered' | 'onlyFrench' | 'sold' | 'withdrawn';

const FIELDS = 'id transaction status { code } textLocales epc { label } floorPlans { hash }';
const HIGHEST_ID = 2000;
const AT_ONCE = 40;

/**
 * Runs a query through the API.
 * @throws when the response has errors.
 */
export async function askApi<T>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await request.post('/graphql', { data: { query, variables }, headers });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

export async function findHomes(request: APIRequestContext): Promise<Homes> {
  const others = { ...(await findProjects(request)), room: await findRoom(request) };
  const found: Partial<Record<Kind, Home>> = {};
  for (let first = 1; first < HIGHEST_ID; first += AT_ONCE) {
    const homes = await readHomes(request, first);
    for (const home of homes) {
      const kind = kindOf(home);
      if (kind) found[kind] ??= home;
    }
    if (Object.keys(found).length === 4) return { ...(found as Record<Kind, Home>), ...others };
  }
  throw new Error(`the demo agency has only ${Object.keys(found)}`);
}

async function readHomes(request: APIRequestContext, first: number): Promise<Home[]> {
  const ids = Array.from({ length: AT_ONCE }, (_, index) => first + index);
  const fields = ids.map((id) => `home${id}: estate(id: "${id}", locale: en) { ${FIELDS} }`);
  const answer = await askApi<Record<string, Home | null>>(request, `{ ${fields.join('\n')} }`);
  return Object.values(answer).filter((home) => home !== null);
}

async function findProjects(request: APIRequestContext): Promise<Pick<Homes, 'project' | 'soldEntity'>> {
  const query = '{ projects(locale: en, pageSize: 20) { items { id entities { id status { code } } } } }';
  const { projects } = await askApi<{ projects: { items: Project[] } }>(request, query);
  const [project] = projects.items;
  const entities = projects.items.flatMap((one) => one.entities);
  const soldEntity = entities.find(({ status }) => status.code === 'SOLD');
  if (!project || !soldEntity) throw new Error('the demo agency has sold nothing of its projects');
  return { project, soldEntity };
}

function kindOf({ status, textLocales, epc, floorPlans }: Home): Kind | null {
  if (status.code === 'SOLD') return 'sold';
  if (status.code === 'WITHDRAWN') return 'withdrawn';
  if (status.code !== 'AVAILABLE') return null;
  if (textLocales.length === 4 && epc && floorPlans[0]?.hash) return 'offered';
  return textLocales.join() === 'fr' ? 'onlyFrench' : null;
}

interface City {
  id: string;
  name: string;
}

/** Returns the best matching town for a typed word. */
export async function findCity(request: APIRequestContext, query: string, locale: Locale): Promise<City> {
  const { searchCities } = await askApi<{ searchCities: { items: City[] } }>(
    request,
    'query ($query: String!, $locale: Locale!) { searchCities(query: $query, locale: $locale) { items { id name } } }',
    { query, locale },
  );
  expect(searchCities.items).not.toEqual([]);
  return searchCities.items[0] as City;
}

async function findRoom(request: APIRequestContext): Promise<Homes['room']> {
  const query = `{ estates(locale: nl, filter: { transaction: RENT, subTypes: [ROOM] }) { items { id moveInCost { total } } } }`;
  const { estates } = await askApi<{ estates: { items: { id: string; moveInCost: object | null }[] } }>(
    request,
    query,
  );
  const room = estates.items.find(({ moveInCost }) => moveInCost);
  if (!room) throw new Error('the demo agency lets no room');
  return room;
}
