/** Time that employees block and free, and viewings that they book by telephone. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { codesOf, freeSlots, VISITOR } from '../support/appointments/appointment-site.ts';
import { type DeskSite, EMPLOYEES, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';

let site: DeskSite;
let home: number;
let agent: number;
let slot: { startsAt: string };
let day: string;

beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site?.stop());
beforeEach(async () => {
  await site.forget();
  await site.query('truncate blocked_time');
  [{ home, agent }] = (await site.query(
    `select l.id as home, a.id as agent from listing l join agent a on a.id = l.agent_id
     where l.kind = 'estate' and l.status = 'AVAILABLE' and a.email = $1 order by l.id limit 1`,
    [EMPLOYEES.agent.email],
  )) as [{ home: number; agent: number }];
  const [free] = freeSlots(await site.agenda(home));
  if (!free) throw new Error('no free slot');
  slot = free;
  [{ day }] = (await site.query(
    `select to_char($1::timestamptz at time zone 'Europe/Brussels', 'YYYY-MM-DD') as day`,
    [slot.startsAt],
  )) as [{ day: string }];
});

const book = (startsAt: string) =>
  site.act('bookAppointment', { listingId: home, startsAt, ...VISITOR }).then(codesOf);
const isFree = async () =>
  freeSlots(await site.agenda(home)).some(({ startsAt }) => startsAt === slot.startsAt);
const block = (employee: EmployeeName, fields: Record<string, string> = {}) =>
  site.send(employee, `/desk?index&day=${day}`, {
    intent: 'blockDay',
    host: `agent-${agent}`,
    date: day,
    ...fields,
  });
const blockId = async () => String((await site.query('select id from blocked_time'))[0]?.id);

test('a blocked day takes no viewings until it is freed', async () => {
  const blocked = await block('agent');
  expect([blocked.status, blocked.headers.location]).toEqual([303, `/desk?day=${day}&done=blockDay`]);
  expect(await isFree()).toBe(false);
  expect(await book(slot.startsAt)).toEqual(['startsAt SLOT_TAKEN']);
  expect((await site.open('agent', `/desk?day=${day}`)).text).toContain('whole day');
  const freed = await site.send('office', `/desk?index&day=${day}`, { intent: 'free', id: await blockId() });
  expect(freed.status).toBe(303);
  expect(await isFree()).toBe(true);
  expect((await site.query('select action from desk_log order by id')).slice(-2)).toEqual([
    { action: 'blockTime' },
    { action: 'freeTime' },
  ]);
});

test.each(['otherAgent', 'otherOffice', 'newAgent'] as const)(
  '%s blocks and frees nothing',
  async (other) => {
    expect((await block(other)).status).toBe(422);
    expect(await isFree()).toBe(true);
    await block('manager');
    const refused = await site.send(other, '/desk?index', { intent: 'free', id: await blockId() });
    expect([refused.status, refused.text.includes('not yours')]).toEqual([422, true]);
    expect(await isFree()).toBe(false);
  },
);

test('an end before the beginning is refused, and the typed times are shown again', async () => {
  const refused = await block('agent', { intent: 'block', from: '15:00', until: '14:00' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('The end must be after the beginning');
  expect(refused.text).toContain('value="15:00"');
});

test.each([
  ['a day that does not exist', { date: '2026-02-31' }, 422],
  ['a time that cannot be read', { intent: 'block', from: '9 uur', until: '12:00' }, 422],
  ['an unknown change', { intent: 'erase' }, 400],
  ['a host that is no host', { host: 'agent-0; drop' }, 422],
] as const)('%s changes nothing', async (_, fields, status) => {
  expect((await block('manager', fields)).status).toBe(status);
  expect(await site.query('select 1 from blocked_time')).toEqual([]);
});

test('the time of a declined viewing can be freed', async () => {
  expect(await book(slot.startsAt)).toEqual([]);
  const [{ id }] = (await site.query('select id from appointment')) as [{ id: string }];
  await site.send('agent', `/desk/viewings/${id}`, { intent: 'decline', id, sequence: '0' });
  expect(await isFree()).toBe(false);
  expect((await site.send('agent', '/desk?index', { intent: 'free', id })).status).toBe(303);
  expect(await isFree()).toBe(true);
});

const CALLER = { firstName: 'Jan', name: 'Maes', email: 'jan@mail.example', phone: '0470 12 34 56' };
const bookByTelephone = (employee: EmployeeName, fields: Record<string, string> = {}) =>
  site.send(employee, `/desk/viewings/new?home=${home}`, {
    intent: 'book',
    id: String(home),
    startsAt: slot.startsAt,
    language: 'fr',
    ...CALLER,
    ...fields,
  });

test('a viewing by telephone is a viewing like any other', async () => {
  expect((await bookByTelephone('office')).status).toBe(303);
  const [viewing] = await site.query(
    'select state, locale, email, phone, consent_edition, marketing from appointment',
  );
  expect(viewing).toEqual({
    ...{ state: 'BOOKED', locale: 'fr', email: CALLER.email, phone: '+32470123456' },
    ...{ consent_edition: 'TELEPHONE', marketing: false },
  });
  expect(await isFree()).toBe(false);
});

test('a wrong field and a taken time are told, and what was typed is shown again', async () => {
  const wrong = await bookByTelephone('agent', { email: 'jan@' });
  expect([wrong.status, wrong.text.includes('value="Maes"')]).toEqual([422, true]);
  expect(await book(slot.startsAt)).toEqual([]);
  const taken = await bookByTelephone('agent');
  expect([taken.status, taken.text.includes('just taken this time')]).toEqual([422, true]);
});

test('a home of others cannot be booked or found', async () => {
  expect((await bookByTelephone('otherAgent')).status).toBe(422);
  expect(await site.query('select 1 from appointment')).toEqual([]);
  const [{ reference }] = (await site.query('select reference from listing where id = $1', [home])) as [
    { reference: string },
  ];
  const find = async (employee: EmployeeName) =>
    (await site.open(employee, `/desk/viewings/new?q=${reference}`)).text.includes(`home=${home}"`);
  expect([await find('agent'), await find('office'), await find('otherOffice')]).toEqual([true, true, false]);
});
