/** The desk's pages: who sees what, and how browsers, caches and search engines treat them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { codesOf, freeSlots, VISITOR } from '../support/appointments/appointment-site.ts';
import { type DeskSite, EMPLOYEES, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';

let site: DeskSite;
let home: number;
let viewing: string;
let day: string;

beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site?.stop());
beforeEach(async () => {
  await site.forget();
  [{ id: home }] = (await site.query(
    `select l.id from listing l join agent a on a.id = l.agent_id join office o on o.id = l.office_id
     where l.kind = 'estate' and l.status = 'AVAILABLE' and o.reference = 'office-gent' and a.email = $1 limit 1`,
    [EMPLOYEES.agent.email],
  )) as [{ id: number }];
  const [slot] = freeSlots(await site.agenda(home));
  expect(
    codesOf(await site.act('bookAppointment', { listingId: home, startsAt: slot?.startsAt, ...VISITOR })),
  ).toEqual([]);
  [{ id: viewing, day }] = (await site.query(
    `select id, to_char(starts_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as day from appointment`,
  )) as [{ id: string; day: string }];
});

test('a visitor without a session is sent to the sign-in page, which leads back', async () => {
  const page = await request(site.app).get('/desk/log?before=5');
  expect([page.status, page.headers.location]).toEqual([
    303,
    '/desk/sign-in?next=%2Fdesk%2Flog%3Fbefore%3D5',
  ]);
  const lost = await request(site.app).post('/desk/log').type('form').send('a=b');
  expect(lost.headers.location).toBe('/desk/sign-in?lost=1&next=%2Fdesk%2Flog');
});

test('pages are not stored, indexed or embedded, and load nothing from other sites', async () => {
  const { headers, text } = await site.open('manager', '/desk');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toContain('https:');
  expect(text).not.toContain('style="');
});

test('a day shows its viewings with visitor, telephone and home', async () => {
  const { text, status } = await site.open('manager', `/desk?day=${day}`);
  expect(status).toBe(200);
  for (const shown of ['Annelies Vanderstraeten', 'tel:+32470123456', `/desk/viewings/${viewing}`])
    expect(text).toContain(shown);
  expect((await site.open('manager', '/desk?day=2027-01-03')).text).not.toContain('Annelies');
});

test('a change of an outdated page is refused, and its text is shown again', async () => {
  const send = () =>
    site.send('manager', `/desk/viewings/${viewing}`, {
      intent: 'decline',
      id: viewing,
      note: 'Wij zijn ziek',
      sequence: '0',
    });
  expect((await send()).status).toBe(303);
  const late = await send();
  expect([late.status, late.text.includes('has been changed meanwhile')]).toEqual([422, true]);
  expect(late.text).toContain('Wij zijn ziek');
});

test('a viewing of a home that others show now is not moved into their agenda', async () => {
  await site.query(
    `update listing set agent_id = (select id from agent where reference = 'agent-05') where id = $1`,
    [home],
  );
  const moved = await site.send('agent', `/desk/viewings/${viewing}`, {
    intent: 'move',
    id: viewing,
    sequence: '0',
    startsAt: '2026-11-30T10:00:00.000Z',
  });
  await site.query(
    `update listing set agent_id = (select id from agent where reference = 'agent-01') where id = $1`,
    [home],
  );
  expect(moved.status).toBe(422);
  expect(
    await site.query(
      'select sequence, agent_id from appointment a join agent on agent.id = agent_id where agent.reference = $1',
      ['agent-01'],
    ),
  ).toHaveLength(1);
});

test.each([
  ['/desk/messages?q=%00', 400],
  ['/desk/viewings/new?q=ab%00c', 400],
  ['/desk/viewings/x', 404],
  ['/desk?day=2026-99-99', 200],
  ['/desk/log?before=1e999', 200],
] as const)('%s is answered %i', async (url, status) => {
  expect((await site.open('manager', url)).status).toBe(status);
});

test.each([
  ['/desk/viewings/x', { intent: 'move', id: 'x', startsAt: '' }, 422],
  ['/desk/viewings/new', { intent: 'book', id: '1', startsAt: 'abc' }, 422],
  ['/desk/account', { intent: 'endSession', id: '\u0000' }, 400],
] as const)('a form with odd values at %s changes nothing', async (url, fields, status) => {
  expect((await site.send('manager', url, fields)).status).toBe(status);
});

test('reloads of an open page do not keep its session alive', async () => {
  const cookie = await site.signIn('manager');
  await site.query(`update desk_session set seen_at = seen_at - interval '1 hour'`);
  const seen = async () => (await site.query('select max(seen_at) as seen from desk_session'))[0]?.seen;
  const before = await seen();
  await request(site.app).get('/desk').set({ cookie, 'x-desk-reload': '1' });
  expect(await seen()).toEqual(before);
  await request(site.app).get('/desk').set({ cookie });
  expect(await seen()).not.toEqual(before);
});

test('one session has at most ten open streams', async () => {
  const server = createServer(site.app).listen(0);
  const { port } = server.address() as AddressInfo;
  const cookie = await site.signIn('agent');
  const ends = new AbortController();
  const open = () =>
    fetch(`http://localhost:${port}/desk/changes`, { headers: { cookie }, signal: ends.signal });
  // An unreferenced response is closed by the garbage collector.
  const responses: Response[] = [];
  for (let count = 0; count < 11; count += 1) responses.push(await open());
  const statuses = responses.map(({ status }) => status);
  ends.abort();
  server.closeAllConnections();
  server.close();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 204]);
});

describe('the API', () => {
  const ask = (cookie: string, query: string, headers: Record<string, string> = {}) =>
    request(site.app)
      .post('/desk/graphql')
      .set({ cookie, ...headers })
      .send({ query });

  test('answers employees in their scope, and nobody else', async () => {
    const query = `{ viewing(id: "${viewing}") { visitorName } }`;
    const seen = async (employee: EmployeeName) =>
      (await ask(await site.signIn(employee), query)).body.data.viewing;
    expect([await seen('agent'), await seen('otherAgent')]).toEqual([
      { visitorName: 'Annelies Vanderstraeten' },
      null,
    ]);
    const none = await ask('', query);
    expect([none.status, none.body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await request(site.app).post('/graphql').send({ query })).status).toBe(400);
  });

  test.each(['\u0000', '\\u0000', '\\u{0}'])('rejects the NUL character written as %j', async (nul) => {
    const query = `{ findListings(text: "ab${nul}") { __typename } }`;
    expect((await ask(await site.signIn('manager'), query)).status).toBe(400);
  });

  test('rejects fields of other roles, requests of other sites, and documents that cost too much', async () => {
    const cookie = await site.signIn('agent');
    const forbidden = await ask(cookie, '{ deskLog { id } }');
    expect(forbidden.body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await ask(cookie, '{ employee { name } }', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const many = Array.from({ length: 400 }, (_, index) => `a${index}: employee { name }`).join(' ');
    expect((await ask(cookie, `{ ${many} }`)).status).toBe(400);
  });
});

test.each([
  ['agent', 403],
  ['office', 403],
  ['manager', 200],
] as const)('%s gets the log with status %i', async (employee, expected) => {
  const { status, text } = await site.open(employee, '/desk/log');
  expect([status, text.includes('What employees did.')]).toEqual([expected, expected === 200]);
});

describe.each([
  ['agent', 200],
  ['otherAgent', 404],
  ['office', 200],
  ['otherOffice', 404],
  ['manager', 200],
  ['newAgent', 404],
] as const)('for %s', (employee, expected) => {
  test('the viewing is shown or unknown', async () => {
    const { status, text } = await site.open(employee, `/desk/viewings/${viewing}`);
    expect(status).toBe(expected);
    expect(text.includes('Annelies')).toBe(expected === 200);
    const list = await site.open(employee, `/desk?day=${day}`);
    expect(list.text.includes('Annelies')).toBe(expected === 200);
  });

  test('the viewing can be cancelled, or nothing changes', async () => {
    const { status } = await site.send(employee, `/desk/viewings/${viewing}`, {
      id: viewing,
      intent: 'decline',
      note: 'Ziek',
      sequence: '0',
    });
    const [{ state }] = (await site.query('select state from appointment')) as [{ state: string }];
    expect([status, state]).toEqual(expected === 200 ? [303, 'CANCELLED'] : [422, 'BOOKED']);
    const log = await site.query('select email, action, subject from desk_log order by id desc limit 1');
    expect(log[0]?.subject === viewing).toBe(expected === 200);
  });
});
