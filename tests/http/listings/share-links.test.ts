import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const PAGES = `{
  estates(locale: fr, pageSize: 1) { items { path } }
  projects(locale: fr, pageSize: 1) { items { path entities { path } } }
  rentalUnits(locale: fr, pageSize: 1) { items { path } }
  news(locale: fr, pageSize: 1) { items { path } }
}`;

/** Returns one page of each kind with share links. */
async function paths(): Promise<string[]> {
  const { body } = await request(site.app).post('/graphql').send({ query: PAGES });
  const { estates, projects, rentalUnits, news } = body.data;
  const [project] = projects.items;
  return [estates.items[0], project, project.entities[0], rentalUnits.items[0], news.items[0]].map(
    ({ path }) => path,
  );
}

test('pages of homes, projects, units, holiday homes and news have share links', async () => {
  for (const path of await paths()) {
    const { text } = await request(site.app).get(path);
    const html = /<details class="share">.*?<\/details>/s.exec(text)?.[0] ?? '';
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? '';
    expect(canonical).toMatch(/^https?:\/\/.*\/fr\//);
    const links = [...html.matchAll(/<a href="(https?:[^"]*)"([^>]*)>/g)];
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const [, href = '', attributes] of links) {
      const address = new URL(href.replaceAll('&amp;', '&'));
      expect([...address.searchParams.values()].join()).toContain(canonical);
      expect(attributes).toContain('target="_blank" rel="noopener noreferrer"');
      expect(attributes).toMatch(/aria-label="[^"]+ \(s’ouvre dans un nouvel onglet\)"/);
    }
    expect(html).toMatch(/<a href="mailto:\?subject=/);
    expect(html).toContain(`value="${canonical}"`);
    expect(text).not.toMatch(/<script[^>]*src="https?:/);
  }
});

test('pages without a URL of their own have none', async () => {
  for (const path of ['/fr', '/fr/favoris', '/fr/contact']) {
    expect((await request(site.app).get(path)).text).not.toContain('class="share"');
  }
});

test('the list with a map has the same canonical URL', async () => {
  const { text } = await request(site.app).get('/fr/a-vendre?city=gent-9000&view=map');
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/fr\/a-vendre\?city=gent-9000"/);
});
