/** Calendars of which nothing is known yet: agents are unavailable, and the agency checks the nights of units. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createCalendar } from '../../server/features/calendars/external/test-calendars.ts';
import { queueOverdueMails } from '../../server/features/holiday/store/scheduled.ts';
import { addressList } from '../../server/platform/fetching/public-addresses.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import { LOCALES } from '../../shared/locales.ts';
import {
  type AppointmentSite,
  codesOf,
  freeSlots,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { readRound } from '../support/appointments/calendar-server.ts';
import { DAY_MS } from '../support/leads/lead-site.ts';
import { renderMails } from '../support/mails/rendered-mails.ts';
import { type FreeStay, GUEST, type StaySite, startStaySite } from '../support/stays/stay-site.ts';

const ADDRESS = 'https://elsewhere.example/a.ics';
/** Reads all calendars; their text is `text`, or they cannot be read. */
const read = (site: AppointmentSite | StaySite, text: string | null) =>
  readRound({
    db: site.database.db,
    calendars: { write: () => text },
    publicUrl: site.services.site.publicUrl,
    allowed: addressList([]),
    now: site.now,
  });
const EMPTY = createCalendar();

describe('the calendar of an agent', () => {
  let site: AppointmentSite;
  let home = 0;

  beforeAll(async () => {
    site = await startAppointmentSite();
    [home = 0] = await site.homes();
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.forget();
    await site.query('update agent set calendar_url = null');
    await site.query('truncate foreign_calendar cascade');
  });
  const nameCalendar = (url: string) =>
    site.query('update agent set calendar_url = $1 where id = (select agent_id from listing where id = $2)', [
      url,
      home,
    ]);

  test('leaves no time free before it was read, also before its first job', async () => {
    const [slot] = freeSlots(await site.agenda(home));
    const startsAt = String(slot?.startsAt);
    await nameCalendar(ADDRESS);
    expect(await site.agenda(home)).toMatchObject({ next: null });
    expect(freeSlots(await site.agenda(home))).toEqual([]);
    const book = () => site.act('bookAppointment', { listingId: home, startsAt, ...VISITOR });
    expect(codesOf(await book())).toEqual(['startsAt SLOT_TAKEN']);
    await nameCalendar('http://elsewhere.example/a.ics');
    await read(site, null);
    expect(freeSlots(await site.agenda(home))).toEqual([]);
    await read(site, EMPTY);
    expect(codesOf(await book())).toEqual([]);
  });

  test('at a new address leaves none either', async () => {
    await nameCalendar(ADDRESS);
    await read(site, EMPTY);
    expect(freeSlots(await site.agenda(home))).not.toEqual([]);
    await nameCalendar(`${ADDRESS}?renewed`);
    expect(freeSlots(await site.agenda(home))).toEqual([]);
  });

  test('concerns this agent only', async () => {
    await nameCalendar(ADDRESS);
    const [other] = await site.query(
      `select id from listing where kind = 'estate' and status = 'AVAILABLE'
         and agent_id <> (select agent_id from listing where id = $1) limit 1`,
      [home],
    );
    expect(freeSlots(await site.agenda(other.id))).not.toEqual([]);
  });
});

describe('the calendar of a unit', () => {
  let site: StaySite;
  let week: FreeStay;

  beforeAll(async () => {
    site = await startStaySite();
    [week] = (await site.freeWeeks(1)) as [FreeStay];
    await site.query('update agent set calendar_url = null');
    await site.query('update rental_unit set calendar_urls = default');
    await site.query('update rental_unit set calendar_urls = $1 where listing_id = $2', [
      ['http://elsewhere.example/never.ics', ADDRESS],
      week.rentalUnitId,
    ]);
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.forget();
    await site.query('truncate foreign_calendar cascade');
  });

  const request = () => site.act('requestStay', { ...week, ...GUEST });
  async function hostMailIn(locale: (typeof LOCALES)[number], jobs: readonly MailJob[]): Promise<string> {
    const { agency } = site.services.settings;
    const before = agency.locale;
    agency.locale = locale;
    const mails = await renderMails(site, jobs).finally(() => {
      agency.locale = before;
    });
    const toHost = mails.find(
      (mail) => mail?.job.mail.startsWith('HOST') || mail?.job.mail.startsWith('OVERDUE'),
    );
    return `${toHost?.text}`.replaceAll(/\s+/g, ' ');
  }
  const warning = (locale: (typeof LOCALES)[number], ...positions: number[]) =>
    site
      .textsIn(locale)('mail.stay.host.unread', {
        count: positions.length,
        positions: site.services.intls[locale].formatList(positions.map(String)),
      })
      .replaceAll(/\s+/g, ' ');

  test.each(LOCALES)('asks the agency to check the nights of a request, in %s', async (locale) => {
    expect(codesOf(await request())).toEqual([]);
    expect(await hostMailIn(locale, await site.mails())).toContain(warning(locale, 1, 2));
  });

  test('names the calendars that were never read only', async () => {
    await readRound({
      db: site.database.db,
      calendars: { write: (url) => (url === ADDRESS ? EMPTY : null) },
      publicUrl: site.services.site.publicUrl,
      allowed: addressList([]),
      now: site.now,
    });
    await request();
    expect(await hostMailIn('nl', await site.mails())).toContain(warning('nl', 1));
  });

  test('is no longer mentioned once it was read', async () => {
    await read(site, EMPTY);
    await request();
    expect(await hostMailIn('nl', await site.mails())).not.toContain(warning('nl', 1).slice(0, 30));
  });

  test('is mentioned in the reminder too', async () => {
    await request();
    site.later(4 * DAY_MS);
    const jobs: MailJob[] = [];
    const addMails = async (_trx: unknown, mails: readonly MailJob[]) => void jobs.push(...mails);
    await queueOverdueMails(site.database.db, { now: site.now(), addMails });
    expect(await hostMailIn('nl', jobs)).toContain(warning('nl', 1, 2));
  });
});
