/** The calendar feeds with which agents follow their viewings. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import request from 'supertest';
import { calendarAddress } from '../../server/features/calendars/calendar-address.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import {
  type AppointmentSite,
  freeSlots,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';

let site: AppointmentSite;
let home = 0;
let agent: { id: number; name: string };
let path: string;

beforeAll(async () => {
  site = await startAppointmentSite();
  [home = 0] = await site.homes();
  [agent] = (await site.query(
    'select a.id, a.name from agent a join listing l on agent_id = a.id where l.id = $1',
    [home],
  )) as [typeof agent];
  path = calendarAddress(await getOrCreateSecret(site.database.db, 'calendars'), 'agents', agent.id);
});
afterAll(() => site.stop());
beforeEach(() => site.forget());

async function book() {
  const [slot] = freeSlots(await site.agenda(home));
  const startsAt = String(slot?.startsAt);
  const { token } = await site.act('bookAppointment', { listingId: home, startsAt, ...VISITOR });
  return { startsAt, token };
}
const get = (address = path, headers: Record<string, string> = {}) =>
  request(site.app).get(address).set(headers);

/** Returns the only event, as two independent parsers read it. */
async function eventOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const event = new ICAL.Event(component);
  const other = Object.values(nodeIcal.sync.parseICS(text)).find((one) => one?.type === 'VEVENT') as VEvent;
  const status = String(component?.getFirstPropertyValue('status'));
  expect([other.uid, other.summary, other.status, other.start.getTime()]).toEqual([
    event.uid,
    event.summary,
    status,
    event.startDate.toJSDate().getTime(),
  ]);
  return { event, status };
}

test('contains a viewing with visitor and address', async () => {
  const { startsAt } = await book();
  const { status, headers, text } = await get();
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
  });
  const lines = text.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `X-WR-CALNAME;VALUE=TEXT:Bezoeken met ${agent.name}`,
      'X-PUBLISHED-TTL:PT15M',
      'TZID:Europe/Brussels',
    ]),
  );
  expect(lines.some((line) => line.startsWith('METHOD'))).toBe(false);
  const { event, status: state } = await eventOf(text);
  const [stored] = await site.appointments();
  const [{ city }] = await site.query(
    'select name_nl as city from city join listing l on city_id = city.id where l.id = $1',
    [home],
  );
  expect(event.uid).toBe(`${stored?.id}@localhost`);
  expect(event.summary).toContain(city);
  expect(event.summary).toContain('Annelies Vanderstraeten');
  expect(event.location).toContain(city);
  expect(event.description).toBe(`+32 470 12 34 56\n${VISITOR.email}\n${VISITOR.message}`);
  expect(event.startDate.toJSDate().toISOString()).toBe(new Date(startsAt).toISOString());
  expect([state, event.sequence]).toEqual(['CONFIRMED', 0]);
});

test('a cancelled viewing stays, cancelled, with a higher sequence', async () => {
  const { token } = await book();
  await site.act('cancelAppointment', { token });
  const { event, status } = await eventOf((await get()).text);
  expect([status, event.sequence]).toEqual(['CANCELLED', 1]);
});

test('a moved viewing has the time of the move as its stamp', async () => {
  const { token } = await book();
  const stampOf = async () => {
    const { event } = await eventOf((await get()).text);
    return event.component.getFirstPropertyValue('dtstamp')?.toString();
  };
  const booked = await stampOf();
  site.later(90 * 60_000);
  const [slot] = freeSlots(await site.agenda(home)).slice(-1);
  await site.act('moveAppointment', { token, startsAt: slot?.startsAt });
  const moved = await stampOf();
  expect([booked, moved]).toEqual([expect.any(String), site.now().toISOString().replace(/\.\d+/, '')]);
  expect(moved).not.toBe(booked);
});

test('omits holds and viewings older than a month', async () => {
  const [slot] = freeSlots(await site.agenda(home));
  await site.act('holdSlot', { listingId: home, startsAt: slot?.startsAt });
  expect((await get()).text).not.toContain('VEVENT');
  await book();
  const moved = `interval '1 day' * $1`;
  const move = (days: number) =>
    site.query(
      `update appointment set starts_at = starts_at + ${moved}, ends_at = ends_at + ${moved},
        occupied = tstzrange(starts_at + ${moved}, upper(occupied) + ${moved}) where state = 'BOOKED'`,
      [days],
    );
  await move(-25);
  expect((await get()).text).toContain('VEVENT');
  await move(-20);
  expect((await get()).text).not.toContain('VEVENT');
});

test('a deleted home or an erased visitor leaves only the time', async () => {
  await book();
  await site.query(`update appointment set state = 'CANCELLED', cancelled_at = now(), first_name = null, name = null,
    email = null, phone = null, message = null, listing_id = 999999`);
  const { event } = await eventOf((await get()).text);
  expect(event.summary).toBe('Bezoek aan een pand dat niet meer wordt aangeboden');
  expect(event.description).toBeNull();
});

test('responds 304 until something changes', async () => {
  await book();
  const { etag = '' } = (await get()).headers;
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  await site.query('update appointment set sequence = sequence + 1');
  expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
});

test('an unknown URL is not found, and no log contains it', async () => {
  const [, tag = ''] = /([\w-]{43})\.ics$/.exec(path) ?? [];
  const flipped = `${tag.startsWith('A') ? 'B' : 'A'}${tag.slice(1)}`;
  const invalidPaths = [
    path.replace(tag, flipped),
    path.replace(tag, ''),
    path.replace(`/${agent.id}/`, `/${agent.id + 1}/`),
    path.replace(`/${agent.id}/`, `/0${agent.id}/`),
    path.replace(`/${agent.id}/`, '/x/'),
    path.replace('.ics', ''),
  ];
  for (const address of invalidPaths) {
    const { status, headers } = await get(address);
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
      404,
      'no-store',
      'no-referrer',
    ]);
  }
  await get();
  expect(site.lines.join('')).toContain('"page":"calendars"');
  expect(site.lines.join('')).not.toContain(tag);
  expect(site.lines.join('')).not.toContain(flipped);
});

test('a deleted agent has no feed', async () => {
  const secret = await getOrCreateSecret(site.database.db, 'calendars');
  expect((await get(calendarAddress(secret, 'agents', 999_999))).status).toBe(404);
});
