/** The employee's own account: sessions, and how they end. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { type DeskSite, EMPLOYEES, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';

const HOUR_MS = 3_600_000;

let site: DeskSite;
let cookie: string;

beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site?.stop());
beforeEach(async () => {
  await site.query('truncate desk_session, desk_log');
  cookie = await site.signIn('agent');
});

const open = (url: string, as = cookie) =>
  request(site.app).get(url).set('cookie', as).set('accept-language', 'en');
const send = (fields: Record<string, string>, as = cookie) =>
  request(site.app)
    .post('/desk/account')
    .type('form')
    .set('cookie', as)
    .set('accept-language', 'en')
    .send(new URLSearchParams(fields).toString());
const statusOf = async (as: string) => (await open('/desk', as)).status;
const sessionOf = async (name: EmployeeName) =>
  (await site.query('select id from desk_session where email = $1', [EMPLOYEES[name].email]))[0]?.id;

test.each([
  ['en', 'Your account', 'this browser'],
  ['nl', 'Uw account', 'deze browser'],
  ['fr', 'Votre compte', 'ce navigateur'],
  ['de', 'Ihr Konto', 'dieser Browser'],
])('in %s the page lists the own sessions', async (language, title, mark) => {
  await site.signIn('agent');
  const others = await site.signIn('manager');
  const { text, status } = await open('/desk/account').set('accept-language', language);
  expect(status).toBe(200);
  for (const shown of [title, mark]) expect(text).toContain(shown);
  expect(text.match(/class="desk-account-line"/g)).toHaveLength(2);
  expect(text.match(/value="endSession"/g)).toHaveLength(1);
  expect((await open('/desk/account', others)).text.match(/class="desk-account-line"/g)).toHaveLength(1);
  expect((await open('/desk')).text).toContain('<a href="/desk/account">');
});

describe('sessions end', () => {
  test('one by one', async () => {
    const [{ id: own }] = await site.query('select id from desk_session');
    const other = await site.signIn('agent');
    const [{ id }] = await site.query('select id from desk_session where id <> $1', [own]);
    const { status, headers } = await send({ intent: 'endSession', id });
    expect([status, headers.location]).toEqual([303, '/desk/account?done=endSession']);
    expect([await statusOf(other), await statusOf(cookie)]).toEqual([303, 200]);
    expect((await open('/desk/account?done=endSession')).text).toContain('The session has ended.');
    const again = await send({ intent: 'endSession', id });
    expect(again.status).toBe(422);
    const log = await site.query('select action, email from desk_log');
    expect(log).toEqual([{ action: 'endSession', email: EMPLOYEES.agent.email }]);
  });

  test('all but the own one', async () => {
    const others = [await site.signIn('agent'), await site.signIn('agent')];
    const manager = await site.signIn('manager');
    expect((await send({ intent: 'endOtherSessions' })).status).toBe(303);
    for (const other of others) expect(await statusOf(other)).toBe(303);
    expect([await statusOf(cookie), await statusOf(manager)]).toEqual([200, 200]);
  });

  test.each(['otherAgent', 'manager'] as const)('not those of %s', async (name) => {
    const other = await site.signIn(name);
    const id = await sessionOf(name);
    expect((await send({ intent: 'endSession', id })).status).toBe(422);
    expect(await statusOf(other)).toBe(200);
  });

  test.each(['', 'x', '1'])('not with the id %j', async (id) => {
    expect((await send({ intent: 'endSession', id })).status).toBe(422);
  });

  test('after 12 hours without a request, and after 7 days', async () => {
    site.later(12 * HOUR_MS);
    expect(await statusOf(cookie)).toBe(303);
    cookie = await site.signIn('agent');
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      expect(await statusOf(cookie)).toBe(200);
      site.later(8 * HOUR_MS);
    }
    expect(await statusOf(cookie)).toBe(303);
  });
});

test('a post of another site ends nothing', async () => {
  const other = await site.signIn('agent');
  const { status } = await send({ intent: 'endOtherSessions' }).set('origin', 'https://evil.example');
  expect([status, await statusOf(other)]).toEqual([403, 200]);
});

test('without a session the page is not shown', async () => {
  const { status, headers } = await request(site.app).get('/desk/account');
  expect([status, headers.location]).toEqual([303, '/desk/sign-in?next=%2Fdesk%2Faccount']);
});
