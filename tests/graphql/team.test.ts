import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { LOCALES } from '../../shared/locales.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
afterEach(() => show("reference <> ''"));

const ask = (query: string, variables?: Record<string, unknown>) => askGraphql(site, query, variables);
/** Shows only the agents of a condition on the page of the team. */
const show = (condition: string) =>
  site.database.pool.query(`update agent set is_on_team_page = (${condition})`);

const AGENTS = `query ($locale: Locale! = nl, $page: Int! = 1, $pageSize: Int = 60) {
  agents(locale: $locale, page: $page, pageSize: $pageSize) {
    total page pageSize pageCount
    items {
      id name path alternates { locale path } role { text locale } introduction { text locale }
      languages { code name } registration phone email office { name }
    }
  }
}`;
const ESTATES = `query ($id: ID!, $page: Int! = 1, $pageSize: Int = 60) { agent(id: $id, locale: en) {
  name
  estates(page: $page, pageSize: $pageSize) {
    total page pageSize pageCount items { id publishedAt status { code } agent { id } }
  }
} }`;

interface Listed {
  id: string;
  name: string;
  path: string;
  languages: { code: string; name: string }[];
  office: { name: string };
}
const list = async (variables = {}): Promise<Listed[]> => (await ask(AGENTS, variables)).data.agents.items;

describe('the team', () => {
  test.each(LOCALES)('in %s is ordered by office and name, with texts in that language', async (locale) => {
    const { data, errors } = await ask(AGENTS, { locale });
    expect(errors).toBeUndefined();
    const { items, ...page } = data.agents;
    expect(page).toEqual({ total: 14, page: 1, pageSize: 60, pageCount: 1 });
    expect(items).toHaveLength(14);
    const keys = items.map(({ name, office }: Listed) => [office.name, name]);
    const { compare } = new Intl.Collator('en');
    expect(keys).toEqual(keys.toSorted((a: string[], b: string[]) => compare(a.join(), b.join())));
    for (const { id, path, alternates, role, introduction, languages, registration } of items) {
      expect(path).toMatch(new RegExp(`^/${locale}/[a-z]+/${id}/[a-z-]+$`));
      expect(alternates).toHaveLength(4);
      expect([role.locale, introduction.locale]).toEqual([locale, locale]);
      expect(languages.length).toBeGreaterThan(1);
      expect(registration).toMatch(/^000\.1\d\d$/);
    }
  });

  test('has pages', async () => {
    const all = await list();
    expect(await list({ page: 2, pageSize: 5 })).toEqual(all.slice(5, 10));
    expect(await list({ page: 1_000_000 })).toEqual([]);
    for (const variables of [{ page: 0 }, { pageSize: 0 }, { pageSize: 61 }])
      expect((await ask(AGENTS, variables)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  test('leaves out agents whom the agency does not show, everywhere but at their homes', async () => {
    const [hidden] = (await list()) as [Listed];
    await show(`id <> ${hidden.id}`);
    expect((await list()).map(({ id }) => id)).not.toContain(hidden.id);
    expect((await ask(ESTATES, { id: hidden.id })).data).toEqual({ agent: null });
    const { data } = await ask(`{ offices(locale: nl) { agents { id } } agents(locale: nl) { total }
      estates(locale: nl, pageSize: 60) { items { agent { id name path alternates { path } } } } }`);
    expect(data.agents.total).toBe(13);
    const ofOffices = data.offices.flatMap(({ agents }: { agents: Listed[] }) => agents);
    expect(ofOffices).toHaveLength(13);
    const ofHomes = data.estates.items.map(({ agent }: { agent: Listed }) => agent);
    const atHomes = ofHomes.filter(({ id }: Listed) => id === hidden.id);
    expect(atHomes.length).toBeGreaterThan(0);
    for (const agent of atHomes)
      expect(agent).toEqual({ id: hidden.id, name: hidden.name, path: null, alternates: [] });
  });

  test.each(['0', '-1', 'x', '999999', '99999999999999'])('%p is no agent', async (id) => {
    expect((await ask(ESTATES, { id })).data).toEqual({ agent: null });
  });
});

describe('the homes of an agent', () => {
  test('are those on offer, newest first, on pages', async () => {
    const [{ id }] = (await list()) as [Listed];
    const { items, total } = (await ask(ESTATES, { id })).data.agent.estates;
    expect(total).toBeGreaterThan(10);
    expect(items).toHaveLength(Math.min(total, 60));
    for (const home of items) {
      expect(home.agent.id).toBe(id);
      expect(['AVAILABLE', 'OPTION']).toContain(home.status.code);
    }
    const times = items.map((home: { publishedAt: string }) => Date.parse(home.publishedAt));
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    const second = (await ask(ESTATES, { id, page: 2, pageSize: 5 })).data.agent.estates;
    expect(second).toMatchObject({ page: 2, pageSize: 5, pageCount: Math.ceil(total / 5) });
    expect(second.items).toEqual(items.slice(5, 10));
  });

  test('are read from the index of agents', async () => {
    const { rows } = await site.database.pool.query(`explain select id from listing
      where kind = 'estate' and status in ('AVAILABLE', 'OPTION') and agent_id = 1
      order by published_at desc, id desc limit 12`);
    expect(JSON.stringify(rows)).toContain('listing_agent');
  });
});
