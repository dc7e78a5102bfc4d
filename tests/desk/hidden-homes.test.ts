/** Homes that employees hide from visitors and show again. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { lockImports } from '../../server/features/listings/import-lock.ts';
import { type DeskSite, EMPLOYEES, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';

let site: DeskSite;
let home: number;

beforeAll(async () => {
  site = await startDeskSite();
  [{ home }] = (await site.query(
    `select l.id as home from listing l join agent a on a.id = l.agent_id
     where l.kind = 'estate' and l.status = 'AVAILABLE' and l.transaction = 'SALE' and a.email = $1
     order by l.published_at desc limit 1`,
    [EMPLOYEES.agent.email],
  )) as [{ home: number }];
});
afterAll(() => site?.stop());
beforeEach(() => site.forget());

const send = (employee: EmployeeName, intent: string, fields: Record<string, string> = {}) =>
  site.send(employee, `/desk/homes/${home}`, { intent, id: String(home), ...fields });
const isHidden = async () => (await site.query('select from hidden_listing')).length > 0;
const get = async (path: string) => request(site.app).get(path).redirects(2);
const isOnSite = async () => {
  const [page, sitemap] = [await get(`/en/offer/${home}`), await get('/sitemaps/estates-1.xml')];
  const found = await site.ask('query ($id: ID!) { estate(id: $id, locale: en) { id } }', { id: home });
  return { page: page.status, sitemap: sitemap.text?.includes(`/${home}`), found: found.estate !== null };
};

test('a hidden home disappears at once, and is back at once', async () => {
  const before = await isOnSite();
  expect(before).toMatchObject({ page: 200, found: true });
  const hidden = await send('agent', 'hide');
  expect([hidden.status, hidden.headers.location]).toEqual([303, `/desk/homes/${home}?done=hide`]);
  expect(await isOnSite()).toEqual({ page: 404, sitemap: false, found: false });
  const list = await site.open('agent', '/desk/homes?show=hidden');
  expect(list.text).toContain(`/desk/homes/${home}"`);
  expect((await site.open('agent', `/desk/homes/${home}?done=hide`)).text).toContain('The home is hidden.');
  expect((await send('office', 'show')).status).toBe(303);
  expect(await isOnSite()).toEqual(before);
  const log = await site.query('select email, action, subject from desk_log order by id desc limit 2');
  expect(log).toEqual([
    { email: EMPLOYEES.office.email, action: 'showListing', subject: String(home) },
    { email: EMPLOYEES.agent.email, action: 'hideListing', subject: String(home) },
  ]);
});

describe.each([
  ['agent', true],
  ['otherAgent', false],
  ['office', true],
  ['otherOffice', false],
  ['manager', true],
  ['newAgent', false],
] as const)('%s', (employee, isAllowed) => {
  test('hides and shows, or changes nothing', async () => {
    expect((await send(employee, 'hide')).status).toBe(isAllowed ? 303 : 422);
    expect(await isHidden()).toBe(isAllowed);
    if (!isAllowed) await send('manager', 'hide');
    expect((await send(employee, 'show')).status).toBe(isAllowed ? 303 : 422);
    expect(await isHidden()).toBe(!isAllowed);
    if (!isAllowed) await send('manager', 'show');
  });

  test('changes no home of others by the page of an own one', async () => {
    const [{ other }] = (await site.query(
      `select l.id as other from listing l join agent a on a.id = l.agent_id
       where l.status = 'AVAILABLE' and a.email = $1 and l.id <> $2 limit 1`,
      [EMPLOYEES.agent.email, home],
    )) as [{ other: number }];
    await send(employee, 'hide', { id: String(other) });
    expect(await isHidden()).toBe(isAllowed);
    if (isAllowed) await send(employee, 'show', { id: String(other) });
  });
});

test('a stale page says that the home has changed, and shows how it is', async () => {
  await send('agent', 'hide');
  const stale = await send('manager', 'hide');
  expect([
    stale.status,
    stale.text.includes('has changed meanwhile'),
    stale.text.includes('Show again'),
  ]).toEqual([422, true, true]);
  await send('agent', 'show');
  expect((await send('agent', 'show')).status).toBe(422);
});

test('ids that are none change nothing', async () => {
  for (const id of ['', '0', 'x', '99999999999', "1'"]) {
    const refused = await send('manager', 'hide', { id });
    expect([refused.status, refused.text.includes('not yours')]).toEqual([422, true]);
  }
  expect(await isHidden()).toBe(false);
});

test('an import that is running is told', async () => {
  await site.database.db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const refused = await send('agent', 'hide');
    expect([refused.status, refused.text.includes('being imported')]).toEqual([422, true]);
  });
  expect(await isHidden()).toBe(false);
});
