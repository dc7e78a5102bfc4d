import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LOCALES } from '../../shared/locales.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let now = new Date('2026-11-23T09:00:00Z');

beforeAll(async () => {
  site = await startSite({ now: () => now });
});

afterAll(() => site.stop());

const ask = (query: string, variables?: Record<string, unknown>) => askGraphql(site, query, variables);

const OFFICES = `query ($locale: Locale! = nl) { offices(locale: $locale) {
  id name path alternates { locale path } phone email homeCount location { latitude longitude }
  address { street number city { name postalCode } }
  openingHours { weekday opens closes } opening { at isOpen changesAt }
  picture { alt { text } }
  agents { name phone email registration picture { alt { text } } }
} }`;

const HOMES = `query ($id: ID!, $page: Int! = 1, $pageSize: Int = 60) { office(id: $id, locale: en) {
  homeCount
  homes(page: $page, pageSize: $pageSize) {
    total page pageSize pageCount items { id publishedAt status { code } office { id } }
  }
} }`;

interface Listed {
  id: string;
  name: string;
  homeCount: number;
  opening: { at: string; isOpen: boolean; changesAt: string | null };
}

async function list(): Promise<Listed[]> {
  const { data, errors } = await ask(OFFICES);
  expect(errors).toBeUndefined();
  return data.offices;
}

const named = async (name: string) => (await list()).find((office) => office.name.includes(name)) as Listed;

describe('the offices', () => {
  test('have an address in each language, and agents with their registration', async () => {
    for (const locale of LOCALES) {
      const { data } = await ask(OFFICES, { locale });
      expect(data.offices).toHaveLength(4);
      for (const { id, path, alternates, agents, address, picture: shown } of data.offices) {
        expect(path).toMatch(new RegExp(`^/${locale}/[a-z]+/${id}/[a-z-]+$`));
        expect(alternates.map((one: { locale: string }) => one.locale)).toEqual(LOCALES);
        expect(alternates).toContainEqual({ locale, path });
        expect(address.city.postalCode).toMatch(/^\d{4}$/);
        expect(agents.length).toBeGreaterThan(1);
        for (const agent of agents) expect(agent.registration).toMatch(/\d/);
        for (const { picture } of [{ picture: shown }, ...agents])
          expect(picture.alt.text).toMatch(/Baksteen|Portr/);
      }
    }
  });

  test.each(['0', '-1', 'x', '999999', '99999999999999'])('%p is not found', async (id) => {
    expect((await ask(HOMES, { id })).data).toEqual({ office: null });
  });
});

describe('the opening state', () => {
  test.each([
    // Monday in Brussels, an hour ahead of UTC.
    ['Gent', '2026-11-23T07:59:00Z', false, '2026-11-23T08:00:00.000Z'],
    ['Gent', '2026-11-23T09:00:00Z', true, '2026-11-23T17:00:00.000Z'],
    ['Bruxelles', '2026-11-23T11:45:00Z', false, '2026-11-23T12:30:00.000Z'],
    ['Liège', '2026-11-23T09:00:00Z', false, '2026-11-24T08:00:00.000Z'],
    ['Bruxelles', '2026-11-21T09:00:00Z', false, '2026-11-23T08:00:00.000Z'],
    // The weekend on which summer time starts.
    ['Bruxelles', '2027-03-27T09:00:00Z', false, '2027-03-29T07:00:00.000Z'],
  ])('%s at %s', async (name, at, isOpen, changesAt) => {
    now = new Date(at);
    expect((await named(name)).opening).toEqual({ at: now.toISOString(), isOpen, changesAt });
  });

  test('an office without hours never opens', async () => {
    const { id } = await named('Gent');
    const { db } = site.database;
    const office = db.selectFrom('office').where('id', '=', Number(id)).select('opening_hours');
    const { opening_hours: hours } = await office.executeTakeFirstOrThrow();
    const write = (text: string) =>
      db.updateTable('office').set({ opening_hours: text }).where('id', '=', Number(id)).execute();
    await write('[]');
    const { data } = await ask(`{ office(id: "${id}", locale: nl) { opening { isOpen changesAt } } }`);
    expect(data.office.opening).toEqual({ isOpen: false, changesAt: null });
    await write(JSON.stringify(hours));
  });
});

describe('the homes of an office', () => {
  test('are its offered homes, newest first, on pages', async () => {
    for (const { id, homeCount } of await list()) {
      const { office } = (await ask(HOMES, { id })).data;
      const { items, total } = office.homes;
      expect([total, office.homeCount]).toEqual([homeCount, homeCount]);
      expect(items).toHaveLength(Math.min(total, 60));
      for (const home of items) {
        expect(home.office.id).toBe(id);
        expect(['AVAILABLE', 'OPTION']).toContain(home.status.code);
      }
      const times = items.map((home: { publishedAt: string }) => Date.parse(home.publishedAt));
      expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
      const second = (await ask(HOMES, { id, page: 2, pageSize: 10 })).data.office.homes;
      expect(second).toMatchObject({ page: 2, pageSize: 10, pageCount: Math.ceil(total / 10) });
      expect(second.items).toEqual(items.slice(10, 20));
    }
  });

  test('add up to the whole offer', async () => {
    const counted = (await list()).reduce((sum, { homeCount }) => sum + homeCount, 0);
    const { data } = await ask('{ estates(locale: nl) { total } }');
    expect(counted).toBe(data.estates.total);
  });

  test.each([{ page: 0 }, { pageSize: 0 }, { pageSize: 61 }])('%j is reported', async (variables) => {
    const [{ id } = { id: '' }] = await list();
    const { errors } = await ask(HOMES, { id, ...variables });
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  test('have no page after the last one', async () => {
    const [{ id } = { id: '' }] = await list();
    const { data } = await ask(HOMES, { id, page: 1_000_000_000 });
    expect(data.office.homes.items).toEqual([]);
  });
});
