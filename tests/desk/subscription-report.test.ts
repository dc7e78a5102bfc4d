/** The report of what subscribers look for and the agency does not have. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type DeskSite, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';

let site: DeskSite;

beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site?.stop());
beforeEach(() => site.query('truncate subscription, subscription_request cascade'));

/** Stores a subscription with searches; each has columns and their SQL values. */
async function subscribe(name: string, ...searches: Record<string, string>[]): Promise<void> {
  const [{ id }] = (await site.query(
    `insert into subscription (id, email, locale, marketing_opt_in, consent_edition, frequency, token_hash, confirmed_at, used_at)
     values (gen_random_uuid(), $1::text, 'nl', false, '2026-11-22', 'DAILY', sha256($1::text::bytea), now(), now()) returning id`,
    [`${name}@mail.example`],
  )) as [{ id: string }];
  for (const search of searches) {
    const columns = Object.keys(search).map((column) => `, ${column}`);
    const values = Object.values(search).map((value) => `, ${value}`);
    await site.query(
      `insert into subscribed_search (id, subscription_id, created_at, locale, transaction ${columns.join('')})
       values (gen_random_uuid(), $1, now(), 'nl', 'SALE' ${values.join('')})`,
      [id],
    );
  }
}

const open = async (employee: EmployeeName) => (await site.open(employee, '/desk/reports')).text;
const rowsOf = (text: string) => text.match(/<li class="desk-row">.*?<\/li>/g) ?? [];
const PALACE = { min_bedrooms: '90' };

test('offices and managers have the page and its menu item, agents neither', async () => {
  for (const employee of ['office', 'manager'] as const)
    expect(await open(employee)).toContain('>Reports</a>');
  expect((await site.open('agent', '/desk/reports')).status).toBe(403);
  expect((await site.open('agent', '/desk')).text).not.toContain('/desk/reports');
});

test('searches that find nothing, by description, those of most subscribers first', async () => {
  await subscribe('a', PALACE, { min_bedrooms: '80' }, { min_bedrooms: '1' });
  await subscribe('b', PALACE, PALACE);
  const text = await open('office');
  expect(text).toContain('2 visitors follow searches.');
  const rows = rowsOf(text);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/For sale · [^<]*90.*2 visitors/);
  expect(rows[1]).toMatch(/For sale · [^<]*80.*1 visitor</);
  expect(text).not.toContain('mail.example');
});

test('towns, areas and rectangles are matched, too', async () => {
  const area = `row(array['polygon:x'], array[]::int[], array['((1,1),(2,2),(3,1))']::polygon[], array[]::circle[])::search_areas`;
  await subscribe('a', {
    cities: `(select array[min(id)] from city where id not in (select city_id from listing))`,
  });
  await subscribe('b', { areas: area }, { bounds: `'(2,2),(1,1)'` });
  const both = await site.open('manager', '/desk/reports');
  expect(both.status).toBe(200);
  expect(rowsOf(both.text).length).toBeGreaterThanOrEqual(2);
  await site.query('truncate subscription cascade');
  const [home] = (await site.query(
    `select city_id as city from estate_search where transaction = 'SALE' limit 1`,
  )) as { city: number }[];
  await subscribe('a', { cities: `array[${home?.city}]` });
  expect(rowsOf(await open('manager'))).toHaveLength(0);
});

test('an entity of a project is a home', async () => {
  await site.query('update project_entity set bedrooms = 90 where id = (select min(id) from project_entity)');
  await site.query(`update project_entity set status = 'AVAILABLE', is_listed = true where bedrooms = 90`);
  await site.query(
    `update listing set status = 'AVAILABLE', transaction = 'SALE'
     where id = (select project_id from project_entity where bedrooms = 90)`,
  );
  await subscribe('a', PALACE, { min_bedrooms: '91' });
  expect(rowsOf(await open('manager'))).toHaveLength(1);
});

test('neither paused searches, nor typed words, nor those of ended subscriptions', async () => {
  await subscribe('a', { is_paused: 'true', min_bedrooms: '95' }, { text: `'kasteel'`, min_bedrooms: '95' });
  await subscribe('b', { min_bedrooms: '95' });
  await site.query(
    `update subscription set unsubscribed_at = now(), unsubscribed_by = 'VISITOR' where email like 'b@%'`,
  );
  const text = await open('manager');
  expect(text).toContain('1 visitor follows searches.');
  expect(rowsOf(text)).toHaveLength(0);
  expect(text).toContain('at least one home for each search');
});
