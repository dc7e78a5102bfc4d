/** Stays at the desk: answers, the nights of a unit, and nights that employees block. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { calendarAddress } from '../../server/features/calendars/calendar-address.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { type DeskSite, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';
import { type FreeStay, findFreeWeeks, GUEST } from '../support/stays/stay-site.ts';

let site: DeskSite;
let week: FreeStay;
let stay: string;

beforeAll(async () => {
  site = await startDeskSite();
  [week] = (await findFreeWeeks(site.ask, site.now(), 1)) as [FreeStay];
  await site.query(
    `update listing set office_id = (select id from office where reference = 'office-gent'),
       agent_id = (select id from agent where reference = 'agent-01') where id = $1`,
    [week.rentalUnitId],
  );
});
afterAll(() => site?.stop());
beforeEach(async () => {
  await site.forget();
  await site.query('truncate stay, desk_blocked_nights');
  await requestStay();
  [{ id: stay }] = (await site.query('select id from stay')) as [{ id: string }];
});

async function requestStay() {
  const query =
    'mutation ($input: StayRequestInput!) { sent: requestStay(input: $input) { errors { code } } }';
  const human = { formToken: await site.readToken() };
  const { sent } = await site.ask(query, { input: { locale: 'nl', human, ...week, ...GUEST } });
  return (sent.errors as { code: string }[]).map(({ code }) => code);
}

const answer = (employee: EmployeeName, intent: 'accept' | 'decline', note = '') =>
  site.send(employee, `/desk/stays/${stay}`, { intent, id: stay, note });
const block = (employee: EmployeeName, fields: Record<string, string> = {}) =>
  site.send(employee, `/desk/units/${week.rentalUnitId}`, {
    ...{ intent: 'block', id: String(week.rentalUnitId), from: week.from, until: week.until },
    ...fields,
  });
const stateOfStay = async () => (await site.query('select state from stay'))[0]?.state;
const unitPage = (employee: EmployeeName) =>
  site.open(employee, `/desk/units/${week.rentalUnitId}?month=${week.from.slice(0, 7)}`);

test('a request waits, is accepted, and then comes', async () => {
  const before = await site.open('agent', '/desk/stays');
  expect(before.text).toContain(`/desk/stays/${stay}`);
  expect((await answer('agent', 'accept', 'Welkom')).status).toBe(303);
  expect(await stateOfStay()).toBe('ACCEPTED');
  expect((await site.open('agent', `/desk/stays/${stay}`)).text).toContain('Welkom');
  expect((await unitPage('agent')).text).toContain('desk-night--stay');
  expect(await site.query('select action, subject from desk_log order by id desc limit 1')).toEqual([
    { action: 'acceptStay', subject: stay },
  ]);
});

test('a second answer is refused, and its note is shown again', async () => {
  await answer('office', 'accept');
  const second = await answer('manager', 'decline', 'Helaas');
  expect([second.status, await stateOfStay()]).toEqual([422, 'ACCEPTED']);
  expect(second.text).toContain('already been answered');
});

describe.each([
  ['agent', true],
  ['otherAgent', false],
  ['office', true],
  ['otherOffice', false],
  ['manager', true],
  ['newAgent', false],
] as const)('for %s', (employee, isAllowed) => {
  test('the stay can be declined, or is unknown', async () => {
    expect((await site.open(employee, `/desk/stays/${stay}`)).status).toBe(isAllowed ? 200 : 404);
    expect((await answer(employee, 'decline')).status).toBe(isAllowed ? 303 : 422);
    expect(await stateOfStay()).toBe(isAllowed ? 'DECLINED' : 'REQUESTED');
  });

  test('nights of the unit can be blocked and freed, or the unit is unknown', async () => {
    expect((await unitPage(employee)).status).toBe(isAllowed ? 200 : 404);
    expect((await block(employee)).status).toBe(isAllowed ? 303 : 422);
    await site.query('truncate desk_blocked_nights');
    await block('manager');
    const [{ id }] = (await site.query('select id from desk_blocked_nights')) as [{ id: string }];
    const freed = await site.send(employee, `/desk/units/${week.rentalUnitId}`, { intent: 'free', id });
    expect(freed.status).toBe(isAllowed ? 303 : 422);
    expect(await site.query('select 1 from desk_blocked_nights')).toHaveLength(isAllowed ? 0 : 1);
  });
});

test('blocked nights cannot be requested, and a waiting request can then only be declined', async () => {
  await block('office');
  expect(await requestStay()).toEqual(['PERIOD_TAKEN']);
  expect((await answer('office', 'accept')).status).toBe(422);
  expect((await site.open('office', `/desk/stays/${stay}`)).text).toContain('can only be declined');
});

test('the published calendar of the unit has blocked nights', async () => {
  const secret = await getOrCreateSecret(site.database.db, 'calendars');
  const path = calendarAddress(secret, 'units', week.rentalUnitId);
  const read = async () => (await request(site.app).get(path)).text.includes(week.from.replaceAll('-', ''));
  expect(await read()).toBe(false);
  await block('office');
  expect(await read()).toBe(true);
});

test.each([
  ['an end before the beginning', { until: '2026-01-01' }, 'The departure must be later than the arrival'],
  ['more than a year', { until: '2029-01-01' }, 'too many nights'],
  ['a day that cannot be read', { from: '3 juli' }, 'could not be read'],
] as const)('%s blocks nothing, and is told', async (_, fields, sentence) => {
  const refused = await block('office', fields);
  expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true]);
  expect(await site.query('select 1 from desk_blocked_nights')).toEqual([]);
});
