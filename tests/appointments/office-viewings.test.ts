/** Viewings that an office conducts without an agent: several at a time, its own calendar, and its published one. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { calendarAddress } from '../../server/features/calendars/calendar-address.ts';
import { createCalendar, createEvent } from '../../server/features/calendars/external/test-calendars.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { addressList } from '../../server/platform/fetching/public-addresses.ts';
import {
  type AppointmentSite,
  codesOf,
  freeSlots,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { readRound } from '../support/appointments/calendar-server.ts';

const HOMES = 6;

let site: AppointmentSite;
let homes: number[];
let office: { id: number; name: string };

beforeAll(async () => {
  site = await startAppointmentSite();
  homes = await site.homes(HOMES);
  [office] = (await site.query(
    'select o.id, o.name from office o join listing l on office_id = o.id where l.id = $1',
    [homes[0]],
  )) as [typeof office];
  await site.query('update listing set agent_id = null, office_id = $1 where id = any ($2)', [
    office.id,
    homes,
  ]);
  // Homes of the demo have hours of their own.
  await site.query(`update estate_details set sections = sections - 'viewings' where listing_id = any ($1)`, [
    homes,
  ]);
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.forget();
  await site.query('update office set calendar_url = null');
  await site.query('truncate foreign_calendar cascade');
});

const conduct = (atOnce: number) =>
  site.query('update office set viewing_rules = $1 where id = $2', [JSON.stringify({ atOnce }), office.id]);
const book = (listingId: number, startsAt: string, visitor = 1) =>
  site.act('bookAppointment', { listingId, startsAt, ...VISITOR, email: `visitor-${visitor}@mail.example` });
const firstFree = async (home = homes[0] ?? 0) => String(freeSlots(await site.agenda(home))[0]?.startsAt);
const stateOf = async (home: number | undefined, startsAt: string) =>
  (await site.agenda(home ?? 0)).days.flatMap(({ slots }) => slots).find((slot) => slot.startsAt === startsAt)
    ?.state;
const declineAll = () =>
  site.query(
    `update appointment set state = 'CANCELLED', cancelled_at = now(), cancelled_by = 'AGENT', was_offered = true`,
  );

test('one viewing at a time takes the hour from every other home', async () => {
  await conduct(1);
  const startsAt = await firstFree();
  expect(codesOf(await book(homes[0] ?? 0, startsAt))).toEqual([]);
  expect(await stateOf(homes[1], startsAt)).toBe('TAKEN');
  expect(codesOf(await book(homes[1] ?? 0, startsAt, 2))).toEqual(['startsAt SLOT_TAKEN']);
});

test('as many viewings as the rule says start at the same time, each of another home', async () => {
  await conduct(2);
  const startsAt = await firstFree();
  expect(codesOf(await book(homes[0] ?? 0, startsAt))).toEqual([]);
  expect(await stateOf(homes[0], startsAt)).toBe('TAKEN');
  expect(codesOf(await book(homes[0] ?? 0, startsAt, 2))).toEqual(['startsAt SLOT_TAKEN']);
  expect(await stateOf(homes[1], startsAt)).toBe('FREE');
  expect(codesOf(await book(homes[1] ?? 0, startsAt, 3))).toEqual([]);
  expect(await stateOf(homes[2], startsAt)).toBe('TAKEN');
  expect(codesOf(await book(homes[2] ?? 0, startsAt, 4))).toEqual(['startsAt SLOT_TAKEN']);
});

test('viewings above a lowered limit count, and a home cannot raise it', async () => {
  await conduct(3);
  const startsAt = await firstFree();
  for (const at of [0, 1, 2]) await book(homes[at] ?? 0, startsAt, at);
  await site.query(`delete from appointment where lane = 0`);
  await conduct(1);
  expect(await stateOf(homes[3], startsAt)).toBe('TAKEN');
  expect(codesOf(await book(homes[3] ?? 0, startsAt, 3))).toEqual(['startsAt SLOT_TAKEN']);
  await site.query(`delete from appointment where lane = 1`);
  await conduct(2);
  expect(codesOf(await book(homes[3] ?? 0, startsAt, 3))).toEqual([]);
  expect(codesOf(await book(homes[4] ?? 0, startsAt, 4))).toEqual(['startsAt SLOT_TAKEN']);
  const own = `jsonb_set(sections, '{viewings}', '{"atOnce": 9}')`;
  await site.query(`update estate_details set sections = ${own} where listing_id = $1`, [homes[4]]);
  expect(codesOf(await book(homes[4] ?? 0, startsAt, 4))).toEqual(['startsAt SLOT_TAKEN']);
});

test('of visitors who book at once, exactly as many succeed', async () => {
  await conduct(3);
  const startsAt = await firstFree();
  const outcomes = await Promise.all(homes.map((home, at) => book(home, startsAt, at)));
  expect(outcomes.map(codesOf).toSorted()).toEqual([
    [],
    [],
    [],
    ...Array(HOMES - 3).fill(['startsAt SLOT_TAKEN']),
  ]);
});

test('a held slot is shown as held when no other lane is free', async () => {
  await conduct(2);
  const startsAt = await firstFree();
  await book(homes[0] ?? 0, startsAt);
  const { hold } = await site.act('holdSlot', { listingId: homes[1], startsAt });
  expect(hold?.startsAt).toBe(startsAt);
  expect(await stateOf(homes[2], startsAt)).toBe('HELD');
});

test('a declined viewing takes one of the viewings at that time, not all', async () => {
  await conduct(2);
  const startsAt = await firstFree();
  await book(homes[0] ?? 0, startsAt);
  await declineAll();
  expect(await stateOf(homes[1], startsAt)).toBe('FREE');
  expect(codesOf(await book(homes[1] ?? 0, startsAt, 2))).toEqual([]);
  expect(codesOf(await book(homes[2] ?? 0, startsAt, 3))).toEqual(['startsAt SLOT_TAKEN']);
});

test('an office has no time before its calendar was read, and none while it is busy', async () => {
  await conduct(2);
  const startsAt = await firstFree();
  await site.query('update office set calendar_url = $1 where id = $2', [
    'https://elsewhere.example/office.ics',
    office.id,
  ]);
  expect(freeSlots(await site.agenda(homes[0] ?? 0))).toEqual([]);
  expect(codesOf(await book(homes[0] ?? 0, startsAt))).toEqual(['startsAt SLOT_TAKEN']);
  const compact = startsAt.replaceAll(/[-:]|\.\d+/g, '');
  const busy = createEvent('UID:meeting', `DTSTART:${compact}`, 'DURATION:PT30M');
  await readRound({
    db: site.database.db,
    calendars: { write: () => createCalendar(busy) },
    publicUrl: site.services.site.publicUrl,
    allowed: addressList([]),
    now: site.now,
  });
  expect(await stateOf(homes[0], startsAt)).toBe('TAKEN');
  expect(freeSlots(await site.agenda(homes[0] ?? 0)).length).toBeGreaterThan(10);
  const [other] = await site.query(
    `select id from listing where kind = 'estate' and status = 'AVAILABLE' and agent_id is not null limit 1`,
  );
  expect(freeSlots(await site.agenda(other.id))).not.toEqual([]);
});

test('the published calendar has the viewings of the office without an agent', async () => {
  await conduct(2);
  const startsAt = await firstFree();
  await book(homes[0] ?? 0, startsAt);
  await book(homes[1] ?? 0, startsAt, 2);
  const secret = await getOrCreateSecret(site.database.db, 'calendars');
  const { status, text } = await request(site.app).get(calendarAddress(secret, 'offices', office.id));
  expect(status).toBe(200);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain(`Bezoeken zonder vaste makelaar: ${office.name}`);
  const asAgent = calendarAddress(secret, 'agents', office.id).replace('/agents/', '/offices/');
  expect((await request(site.app).get(asAgent)).status).toBe(404);
});
