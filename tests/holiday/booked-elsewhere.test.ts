/**
 * Nights booked elsewhere according to a unit's calendar: no stay gets them, and conflicting accepted stays are
 * reported.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createCalendar, createEvent } from '../../server/features/calendars/external/test-calendars.ts';
import { queueDoubleBookingMails } from '../../server/features/holiday/store/scheduled.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { addressList } from '../../server/platform/fetching/public-addresses.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { addDays } from '../../shared/days.ts';
import { formatStay } from '../../shared/holiday/stay-params.ts';
import { routePath } from '../../shared/routes.ts';
import { readRound } from '../support/appointments/calendar-server.ts';
import { renderMails } from '../support/mails/rendered-mails.ts';
import { codesOf, type FreeStay, GUEST, type StaySite, startStaySite } from '../support/stays/stay-site.ts';

let site: StaySite;
let week: FreeStay;
/** The content of the unit's calendar. */
let text: string;

beforeAll(async () => {
  site = await startStaySite();
  [week] = (await site.freeWeeks(1)) as [FreeStay];
  await site.query(`update agent set calendar_url = null`);
  await site.query(`update rental_unit set calendar_urls = default`);
  await site.query(
    `update rental_unit set calendar_urls = array['https://elsewhere.example/a.ics'] where listing_id = $1`,
    [week.rentalUnitId],
  );
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.forget();
  await site.query('truncate foreign_calendar cascade');
});

const digits = (day: string) => day.replaceAll('-', '');
const booked = (from: string, until: string, ...lines: string[]) =>
  createEvent(`DTSTART;VALUE=DATE:${digits(from)}`, `DTEND;VALUE=DATE:${digits(until)}`, ...lines);
async function read(...events: string[]): Promise<void> {
  text = createCalendar(...events);
  await readRound({
    db: site.database.db,
    calendars: { write: () => text },
    publicUrl: site.services.site.publicUrl,
    allowed: addressList([]),
    now: site.now,
  });
}
const request = () => site.act('requestStay', { ...week, ...GUEST });
const newest = async () => {
  const [{ id }] = await site.query('select id from stay order by requested_at desc limit 1');
  return id as string;
};
const accept = async () => {
  const token = createToken(await getOrCreateSecret(site.database.db, 'stays'), 'answer', await newest());
  return site.act('answerStay', { token, isAccepted: true });
};

test('prevent a request from being accepted until they are free', async () => {
  await request();
  await read(booked(addDays(week.from, -2), addDays(week.from, 1)));
  expect(codesOf(await accept())).toEqual(['token PERIOD_TAKEN']);
  await read(booked(addDays(week.from, -2), week.from), booked(week.until, addDays(week.until, 2)));
  expect(await accept()).toMatchObject({ isDone: true, errors: [] });
});

test('are not free in requests, search and page', async () => {
  const { rentalUnitId, from, until } = week;
  const isFound = async () => {
    const { rentalUnits } = await site.ask(
      `{ rentalUnits(locale: nl, pageSize: 60, filter: { from: "${from}", until: "${until}" }) { items { id } } }`,
    );
    return rentalUnits.items.some(({ id }: { id: string }) => Number(id) === rentalUnitId);
  };
  const unavailable = async () => {
    const { rentalUnit } = await site.ask(
      `{ rentalUnit(id: ${rentalUnitId}, locale: nl) { unavailable { from until } } }`,
    );
    return rentalUnit.unavailable as { from: string; until: string }[];
  };
  const path = `${routePath('holidayUnit', 'en', { rentalUnitId })}?${formatStay({ from, until, persons: '2' })}`;
  const pageSays = async () =>
    (await site.open(path)).text.includes(site.textsIn('en')('holiday.error.PERIOD_TAKEN'));
  expect([await isFound(), await pageSays()]).toEqual([true, false]);
  const before = await unavailable();
  await read(
    booked(from, addDays(from, 2)),
    booked(addDays(from, 1), until),
    booked(until, addDays(until, 1)),
  );
  expect([await isFound(), await pageSays()]).toEqual([false, true]);
  expect(codesOf(await request())).toEqual(['from PERIOD_TAKEN']);
  const after = await unavailable();
  const touching = after.filter(({ until: end }, at) => end === after[at + 1]?.from);
  expect(touching).toEqual([]);
  const nights = (periods: { from: string; until: string }[], day: string) =>
    periods.some((period) => period.from <= day && day < period.until);
  expect([nights(before, from), nights(after, from), nights(after, until)]).toEqual([false, true, true]);
});

test('blocked nights are taken, until the calendar is set to ignore them', async () => {
  const block = booked(week.from, week.until, 'SUMMARY:Airbnb (Not available)');
  await read(block);
  expect(codesOf(await request())).toEqual(['from PERIOD_TAKEN']);
  await site.query('update rental_unit set block_ignoring_urls = calendar_urls');
  await read(block);
  expect(codesOf(await request())).toEqual([]);
  await site.query('update rental_unit set block_ignoring_urls = default');
  await read(block);
  expect(codesOf(await request())).toEqual(['from PERIOD_TAKEN']);
});

test('a stay of this site does not return as an external booking', async () => {
  await request();
  await accept();
  const uid = `UID:${await newest()}@${new URL(site.services.site.publicUrl).hostname}`;
  await read(booked(week.from, week.until, uid));
  expect(await site.query('select * from rental_booked_elsewhere')).toEqual([]);
});

describe('concurrent changes', () => {
  const insertNights = `
    insert into rental_booked_elsewhere
    select listing_id, id, daterange($1::date, $2::date) from foreign_calendar`;

  test('an answer waits for a calendar being written, and is then rejected', async () => {
    await request();
    await read();
    const writer = await site.database.pool.connect();
    await writer.query('begin');
    await writer.query(insertNights, [week.from, week.until]);
    const acceptance = accept();
    await waitForLock();
    await writer.query('commit');
    writer.release();
    expect(codesOf(await acceptance)).toEqual(['token PERIOD_TAKEN']);
  });

  test('a calendar waits for a stay being accepted, and is then written', async () => {
    await request();
    await read();
    const acceptor = await site.database.pool.connect();
    await acceptor.query('begin');
    await acceptor.query(`update stay set state = 'ACCEPTED', sequence = 1, answered_at = now()`);
    const reading = read(booked(week.from, addDays(week.until, 1)));
    await waitForLock();
    await acceptor.query('commit');
    acceptor.release();
    await reading;
    expect(await site.query('select * from rental_booked_elsewhere')).toHaveLength(1);
  });

  async function waitForLock(): Promise<void> {
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while ((await site.query(waiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
});

describe('an accepted stay with nights that are also booked elsewhere', () => {
  const runNoticeJob = async () => {
    const mails: MailJob[] = [];
    const addMails = async (_: unknown, jobs: readonly MailJob[]) => void mails.push(...jobs);
    await queueDoubleBookingMails(site.database.db, { now: site.now(), addMails });
    return mails;
  };

  test("is reported to the agency once, without the visitor's name", async () => {
    await request();
    await accept();
    await read(booked(addDays(week.from, 3), addDays(week.until, 3), 'SUMMARY:Bob Maes'));
    const mails = await runNoticeJob();
    expect(mails).toMatchObject([{ source: 'stay', mail: 'DOUBLE.1' }]);
    const [mail] = await renderMails(site, mails);
    expect(mail?.to).toMatchObject({ value: [{ address: 'info@baksteen.example' }] });
    expect(mail?.subject).toContain('dubbel');
    expect(`${mail?.source}${mail?.text}${mail?.html}`).not.toMatch(/annelies|470123456|Bob/i);
    await read();
    await read(booked(addDays(week.from, 2), addDays(week.until, 3)));
    expect(await runNoticeJob()).toEqual([]);
  });

  test('is assumed to be the same booking when its dates are equal, and is not reported', async () => {
    await request();
    await accept();
    await read(booked(week.from, week.until), booked(week.until, addDays(week.until, 4)));
    expect(await runNoticeJob()).toEqual([]);
  });

  test('is not reported either when a channel manager merges it with the next one or omits past nights', async () => {
    await request();
    await accept();
    await site.query(`
      insert into stay (state, listing_id, office_id, period, persons, with_pets, parts, total_cents, token_hash,
        answer_token_hash, locale, email, phone, requested_at, answered_at)
      select state, listing_id, office_id, daterange(upper(period), upper(period) + 3), persons, with_pets, parts,
        total_cents, 'x', 'y', locale, email, phone, requested_at, answered_at from stay`);
    await read(booked(week.from, addDays(week.until, 3)));
    expect(await runNoticeJob()).toEqual([]);
    const ahead = Date.parse(`${addDays(week.from, 2)}T06:00:00Z`) - site.now().getTime();
    site.later(ahead);
    await read(booked(addDays(week.from, 2), week.until));
    expect(await runNoticeJob()).toEqual([]);
    site.later(-ahead);
    await read(booked(addDays(week.from, 2), week.until));
    expect(await runNoticeJob()).toHaveLength(1);
  });

  test('is not assumed of nights that a platform blocks without a booking', async () => {
    await request();
    await accept();
    await read(booked(addDays(week.from, -3), addDays(week.until, 3), 'SUMMARY:Airbnb (Not available)'));
    expect(await site.query('select is_block from rental_booked_elsewhere')).toEqual([{ is_block: true }]);
    expect(await runNoticeJob()).toEqual([]);
    await read(booked(addDays(week.from, 3), addDays(week.until, 3), 'SUMMARY:Reserved'));
    expect(await runNoticeJob()).toHaveLength(1);
  });

  test('is not reported for past nights', async () => {
    await request();
    await accept();
    await read(booked(addDays(week.from, -2), addDays(week.from, 1)));
    const ahead = Date.parse(`${addDays(week.from, 1)}T06:00:00Z`) - site.now().getTime();
    site.later(ahead);
    expect(await runNoticeJob()).toEqual([]);
    site.later(-ahead);
    expect(await runNoticeJob()).toHaveLength(1);
  });
});
