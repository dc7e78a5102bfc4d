/** External calendars of rental units block their nights. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { NO_GENERATED_CALENDARS } from '../../server/features/calendars/external/generated-calendars.ts';
import { createCalendar, createEvent } from '../../server/features/calendars/external/test-calendars.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { addressList } from '../../server/platform/fetching/public-addresses.ts';
import { feed, rentalUnit } from '../import/feed-builder.ts';
import { answerWith, readRound, startCalendarServers } from '../support/appointments/calendar-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const START = Date.parse('2026-11-22T10:00:00Z');
const MINUTE_MS = 60_000;
const servers = startCalendarServers();
let database: TestDatabase;
let time = START;

beforeEach(async () => {
  database = await createTestDatabase('places');
  time = START;
  await load(rentalUnit('HU-1'), rentalUnit('HU-2'));
});
afterEach(async () => {
  servers.close();
  await database.drop();
});

const load = (...units: ReturnType<typeof rentalUnit>[]) =>
  importFeed(database.db, feed(...units), { source: 'test', now: new Date(time) });
const rows = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows;
const read = () =>
  readRound({
    db: database.db,
    calendars: NO_GENERATED_CALENDARS,
    publicUrl: 'https://www.baksteen.example',
    allowed: addressList(['127.0.0.1']),
    now: () => new Date(time),
  });
/** Sets the calendars of HU-1. */
const setCalendars = (...urls: string[]) =>
  rows(
    `update rental_unit set calendar_urls = $1
     where listing_id = (select id from listing where reference = 'HU-1')`,
    urls,
  );
const taken = async (view = 'rental_booked_elsewhere') =>
  (
    await rows(
      `select reference, period from ${view} join listing on id = listing_id order by reference, period`,
    )
  ).map(({ reference, period }) => `${reference} ${period}`);

const stay = (from: string, until: string, ...lines: string[]) =>
  createEvent(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${until}`, ...lines);
const JUNE = createCalendar(stay('20270604', '20270611', 'SUMMARY:Ann Peeters', 'DESCRIPTION:0470 00 00 00'));
const IN_JUNE = ['HU-1 [2027-06-04,2027-06-11)'];

test('provides nights and nothing else', async () => {
  await setCalendars(await servers.serve(answerWith(JUNE)));
  await read();
  expect(await taken()).toEqual(IN_JUNE);
  const everything = await rows('select a, b from foreign_calendar a, rental_booked_elsewhere b');
  expect(JSON.stringify(everything)).not.toMatch(/Ann|0470|secret-address/);
});

test('several calendars of a unit are combined, and each keeps its own nights', async () => {
  const second = createCalendar(stay('20270609', '20270614'), stay('20270501', '20270503'));
  let isThere = true;
  await setCalendars(
    await servers.serve(answerWith(JUNE)),
    await servers.serve((req, res) =>
      isThere ? answerWith(second)(req, res) : answerWith(createCalendar())(req, res),
    ),
  );
  await read();
  // The feed itself blocks one of these nights.
  expect(await taken('rental_taken')).toEqual([
    'HU-1 [2027-05-01,2027-05-03)',
    'HU-1 [2027-05-01,2027-05-08)',
    'HU-1 [2027-06-04,2027-06-11)',
    'HU-1 [2027-06-09,2027-06-14)',
    'HU-2 [2027-05-01,2027-05-08)',
  ]);
  isThere = false;
  await read();
  expect(await taken()).toEqual(IN_JUNE);
});

test('do not conflict with an accepted stay, whatever its nights', async () => {
  await rows(`
    insert into stay (state, listing_id, office_id, period, persons, with_pets, parts, total_cents, token_hash,
      answer_token_hash, locale, email, phone, requested_at, answered_at)
    select 'ACCEPTED', id, office_id, '[2027-06-07,2027-06-14)', 2, false, '[]', 70000, 'a', 'b', 'nl', 'a@mail.example',
      '+3290001200', now(), now() from listing where reference = 'HU-1'`);
  await setCalendars(await servers.serve(answerWith(JUNE)));
  await read();
  expect(await taken('rental_taken')).toContain('HU-1 [2027-06-07,2027-06-14)');
  expect(await taken()).toEqual(IN_JUNE);
});

test('are requested conditionally', async () => {
  const etags: (string | undefined)[] = [];
  await setCalendars(
    await servers.serve(({ headers }, res) => {
      etags.push(headers['if-none-match']);
      if (headers['if-none-match']) res.writeHead(304).end();
      else res.writeHead(200, { 'content-type': 'text/calendar', etag: '"1"' }).end(JUNE);
    }),
  );
  await read();
  time += 5 * MINUTE_MS;
  await read();
  expect(etags).toEqual([undefined, '"1"']);
  expect(await taken()).toEqual(IN_JUNE);
});

describe('an unreadable calendar keeps its known nights', () => {
  test.each([
    ['is not found', 'ANSWER', 404, ''],
    ['is too large', 'SIZE', 200, 'x'.repeat(6_000_000)],
    ['is not a calendar', 'TYPE', 200, 'nothing'],
    ['breaks off', 'FORMAT', 200, JUNE.slice(0, -20)],
  ])('when it %s', async (_, fault, status, text) => {
    let isGood = true;
    await setCalendars(
      await servers.serve((req, res) =>
        isGood
          ? answerWith(JUNE)(req, res)
          : res.writeHead(status, { 'content-type': 'text/calendar' }).end(text),
      ),
    );
    await read();
    isGood = false;
    time += 5 * MINUTE_MS;
    await read();
    expect(await rows('select fault, failing_since from foreign_calendar')).toEqual([
      { fault, failing_since: new Date(time) },
    ]);
    expect(await taken()).toEqual(IN_JUNE);
  });

  test('when its address is a private one', async () => {
    await setCalendars('http://192.168.1.1/a.ics', 'http://[::1]/a.ics');
    await read();
    expect(await rows('select fault from foreign_calendar')).toEqual(Array(2).fill({ fault: 'ADDRESS' }));
  });
});

describe('an import', () => {
  const fed = (...calendarUrls: string[]) => load(rentalUnit('HU-1', { calendarUrls }), rentalUnit('HU-2'));

  test('stores each URL once and keeps the nights read from it', async () => {
    await fed('webcal://b.example/b.ics', 'https://a.example/a.ics', 'https://b.example/b.ics');
    expect(await rows('select calendar_urls from rental_unit order by listing_id')).toEqual([
      { calendar_urls: ['https://b.example/b.ics', 'https://a.example/a.ics'] },
      { calendar_urls: [] },
    ]);
    await setCalendars(await servers.serve(answerWith(JUNE)));
    await read();
    await load(rentalUnit('HU-1', { persons: 3 }), rentalUnit('HU-2'));
    expect(await taken()).toEqual(IN_JUNE);
  });

  test('without calendars releases their nights', async () => {
    await setCalendars(await servers.serve(answerWith(JUNE)));
    await read();
    await load(rentalUnit('HU-1', { persons: 3 }), rentalUnit('HU-2'));
    await read();
    expect([await taken(), await rows('select * from foreign_calendar')]).toEqual([[], []]);
  });

  test('without the unit releases them too', async () => {
    await setCalendars(await servers.serve(answerWith(JUNE)));
    await read();
    await load(rentalUnit('HU-2'));
    expect(await rows(`select status from listing where reference = 'HU-1'`)).toEqual([
      { status: 'WITHDRAWN' },
    ]);
    await read();
    expect([await taken(), await rows('select * from foreign_calendar')]).toEqual([[], []]);
  });
});
