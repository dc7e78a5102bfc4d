/** Homes that employees feature on the home page. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { MAX_FEATURED } from '../../shared/listings/featured.ts';
import { type DeskSite, EMPLOYEES, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';

let site: DeskSite;
let home: number;

beforeAll(async () => {
  site = await startDeskSite();
  // An old one, which is not among the newest homes.
  [{ home }] = (await site.query(
    `select l.id as home from listing l join agent a on a.id = l.agent_id
     where l.kind = 'estate' and l.status = 'AVAILABLE' and a.email = $1 order by l.published_at limit 1`,
    [EMPLOYEES.agent.email],
  )) as [{ home: number }];
});
afterAll(() => site?.stop());
beforeEach(() => site.query('truncate featured_listing, desk_log'));

const send = (employee: EmployeeName, intent: string, id = home) =>
  site.send(employee, `/desk/homes/${id}`, { intent, id: String(id) });
const isFeatured = async () => (await site.query('select from featured_listing')).length > 0;
const featured = async (): Promise<number[]> => {
  const query = `{ featuredListings(locale: en) {
    ... on Estate { id } ... on Project { id } ... on RentalUnit { id } } }`;
  return (await site.ask(query)).featuredListings.map(({ id }: { id: string }) => Number(id));
};
const homePage = async () => (await request(site.app).get('/en')).text;
const setStatus = (status: string) =>
  site.query('update listing set status = $1 where id = $2', [status, home]);

test('a featured home is on the home page at once, until that ends', async () => {
  expect(await homePage()).not.toContain('>Featured<');
  const done = await send('agent', 'feature');
  expect([done.status, done.headers.location]).toEqual([303, `/desk/homes/${home}?done=feature`]);
  const page = await homePage();
  expect(page).toContain('>Featured<');
  expect(page).toContain(`-${home}"`);
  expect(await featured()).toEqual([home]);
  expect((await site.open('agent', '/desk/homes?show=featured')).text).toContain(`/desk/homes/${home}"`);
  expect((await send('office', 'unfeature')).status).toBe(303);
  expect(await homePage()).not.toContain('>Featured<');
  const log = await site.query('select email, action, subject from desk_log order by id');
  expect(log).toEqual([
    { email: EMPLOYEES.agent.email, action: 'featureListing', subject: String(home) },
    { email: EMPLOYEES.office.email, action: 'unfeatureListing', subject: String(home) },
  ]);
});

test('a home of the newest row is shown once', async () => {
  const [{ newest }] = (await site.query(
    `select id as newest from listing where kind = 'estate' and transaction = 'SALE'
       and status in ('AVAILABLE', 'OPTION') order by published_at desc, id desc limit 1`,
  )) as [{ newest: number }];
  const cards = async () => (await homePage()).split(`-${newest}"`).length - 1;
  const before = await cards();
  expect(before).toBeGreaterThan(0);
  await send('manager', 'feature', newest);
  expect([await featured(), await cards()]).toEqual([[newest], before]);
});

test.each(['project', 'rentalUnit'])('a listing of the kind %s can be featured', async (kind) => {
  const [{ id }] = (await site.query(
    `select id from listing where kind = $1 and status = 'AVAILABLE' limit 1`,
    [kind],
  )) as [{ id: number }];
  expect((await send('manager', 'feature', id)).status).toBe(303);
  expect([await featured(), (await homePage()).includes('>Featured<')]).toEqual([[id], true]);
});

describe.each([
  ['agent', true],
  ['otherAgent', false],
  ['office', true],
  ['otherOffice', false],
  ['manager', true],
  ['newAgent', false],
] as const)('%s', (employee, isAllowed) => {
  test('features and ends it, or changes nothing', async () => {
    expect((await send(employee, 'feature')).status).toBe(isAllowed ? 303 : 422);
    expect(await isFeatured()).toBe(isAllowed);
    if (!isAllowed) await send('manager', 'feature');
    expect((await send(employee, 'unfeature')).status).toBe(isAllowed ? 303 : 422);
    expect(await isFeatured()).toBe(!isAllowed);
  });
});

test('a stale page says that the home has changed', async () => {
  await send('agent', 'feature');
  const stale = await send('manager', 'feature');
  expect([stale.status, stale.text.includes('has changed meanwhile')]).toEqual([422, true]);
  await send('agent', 'unfeature');
  expect((await send('manager', 'unfeature')).status).toBe(422);
});

test('only homes on offer are featured and shown', async () => {
  await send('agent', 'feature');
  await setStatus('IN_PREPARATION');
  expect(await featured()).toEqual([]);
  await site.query('truncate featured_listing');
  expect((await send('manager', 'feature')).status).toBe(422);
  await setStatus('AVAILABLE');
});

test('at most twelve homes on offer are featured, the latest first', async () => {
  const ids = (await site.query(
    `select id from listing where status = 'AVAILABLE' and id <> $1 order by id limit $2`,
    [home, MAX_FEATURED],
  )) as { id: number }[];
  await site.query(
    `insert into featured_listing select id, 'x@agency.example', now() - id * interval '1 minute'
     from unnest($1::int[]) id`,
    [ids.map(({ id }) => id)],
  );
  expect(await featured()).toEqual(ids.map(({ id }) => id));
  const refused = await send('manager', 'feature');
  expect([refused.status, refused.text.includes('12 homes are featured')]).toEqual([422, true]);
  await site.query('delete from featured_listing where listing_id = $1', [ids[0]?.id]);
  expect((await send('manager', 'feature')).status).toBe(303);
});
