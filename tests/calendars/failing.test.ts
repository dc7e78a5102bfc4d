/** Mails the agency about a calendar that cannot be read. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { NO_GENERATED_CALENDARS } from '../../server/calendars/external/generated-calendars.ts';
import { createCalendar } from '../../server/calendars/external/test-calendars.ts';
import { queueFailureMails } from '../../server/database/calendars/failing-calendars.ts';
import { addressList } from '../../server/fetching/public-addresses.ts';
import type { MailJob } from '../../server/mail/queue.ts';
import { LOCALES } from '../../shared/locales.ts';
import { type AppointmentSite, startAppointmentSite } from '../support/appointments/appointment-site.ts';
import { readRound, startCalendarServers } from '../support/appointments/calendar-server.ts';
import { renderMails } from '../support/mails/rendered-mails.ts';

const TOKEN = 'a token of metrics';
const MINUTE_MS = 60_000;
let site: AppointmentSite;
const servers = startCalendarServers();
let served: { status: number; type: string };
let url: string;
let time: number;

beforeAll(async () => {
  site = await startAppointmentSite({ env: { METRICS_TOKEN: TOKEN } });
  url = await servers.serve((_req, res) =>
    res.writeHead(served.status, { 'content-type': served.type }).end(createCalendar()),
  );
});
afterAll(async () => {
  servers.close();
  await site.stop();
});
beforeEach(async () => {
  await site.query('truncate foreign_calendar cascade');
  time = Date.parse('2026-11-23T09:00:00Z');
  served = { status: 404, type: 'text/calendar' };
});

const read = () =>
  readRound({
    db: site.database.db,
    calendars: NO_GENERATED_CALENDARS,
    publicUrl: 'http://localhost:3000',
    allowed: addressList(['127.0.0.1']),
    now: () => new Date(time),
  });

/** Returns the mails added by one run of the job. */
async function runFailureJob(): Promise<MailJob[]> {
  const added: MailJob[] = [];
  await queueFailureMails(site.database.db, new Date(time), async (_trx, mails) => void added.push(...mails));
  return added;
}
async function failFor(minutes: number): Promise<MailJob[]> {
  await read();
  time += minutes * MINUTE_MS;
  await read();
  return runFailureJob();
}

const OWNERS = [
  [
    'agent',
    'select id, name from agent order by id limit 1',
    'update agent set calendar_url = $1 where id = $2',
  ],
  [
    'unit',
    'select listing_id as id, name from rental_unit order by id limit 1',
    'update rental_unit set calendar_urls = array[$1] where listing_id = $2',
  ],
] as const;

describe.each(OWNERS)('of %s', (of, find, assign) => {
  let owner: { id: number; name: string };

  beforeAll(async () => {
    await site.query('update agent set calendar_url = null');
    await site.query('update rental_unit set calendar_urls = default');
    [owner] = (await site.query(find)) as [typeof owner];
    await site.query(assign, [url, owner.id]);
  });

  test('after an hour, once, and again only after it was readable', async () => {
    expect(await failFor(59)).toEqual([]);
    time += MINUTE_MS;
    const [first] = await runFailureJob();
    expect(first).toMatchObject({ source: 'calendar', mail: 'FAILING' });
    expect(await failFor(24 * 60)).toEqual([]);
    served.status = 200;
    await read();
    expect(await runFailureJob()).toEqual([]);
    served.status = 500;
    time += MINUTE_MS;
    const [second, ...others] = await failFor(60);
    expect(others).toEqual([]);
    // Another message id, because mail programs show a known one only once.
    expect(second?.id).not.toBe(first?.id);
  });

  describe('the mail', () => {
    test.each(LOCALES)(
      "names the calendar's owner and the start of the failure in %s, but not the URL",
      async (locale) => {
        const jobs = await failFor(60);
        const { agency } = site.services.settings;
        const before = agency.locale;
        agency.locale = locale;
        const [mail] = await renderMails(site, jobs).finally(() => {
          agency.locale = before;
        });
        const t = site.textsIn(locale);
        expect(mail?.to).toMatchObject({ value: [{ address: agency.email }] });
        expect(mail?.subject).toBe(t(`mail.calendar.${of}.subject`, { name: owner.name }));
        expect(mail?.text).toContain('10:00');
        expect(mail?.text).toContain(t('mail.calendar.fault.ANSWER').slice(0, 30));
        expect(`${mail?.text}${mail?.html}`).not.toMatch(/secret-address|127\.0\.0\.1/);
      },
    );

    test('is not sent when the calendar has become readable', async () => {
      const jobs = await failFor(60);
      served.status = 200;
      await read();
      expect(await renderMails(site, jobs)).toEqual([null]);
    });
  });

  test('the metrics count unreadable calendars', async () => {
    const failing = async () => {
      const { text } = await request(site.app).get('/metrics').set('authorization', `Bearer ${TOKEN}`);
      return new RegExp(`^baksteen_${of}_calendars_failing (\\d+)$`, 'm').exec(text)?.[1];
    };
    expect(await failing()).toBe('0');
    await read();
    expect(await failing()).toBe('1');
    served.status = 200;
    await read();
    expect(await failing()).toBe('0');
  });
});
