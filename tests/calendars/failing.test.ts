/** Mails the agency about a calendar that cannot be read. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { NO_GENERATED_CALENDARS } from '../../server/features/calendars/external/generated-calendars.ts';
import { createCalendar, createEvent } from '../../server/features/calendars/external/test-calendars.ts';
import { queueFailureMails } from '../../server/features/calendars/store/failing-calendars.ts';
import { addressList } from '../../server/platform/fetching/public-addresses.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { type AppointmentSite, startAppointmentSite } from '../support/appointments/appointment-site.ts';
import { readRound, startCalendarServers } from '../support/appointments/calendar-server.ts';
import { renderMails } from '../support/mails/rendered-mails.ts';

const TOKEN = 'a token of metrics';
const MINUTE_MS = 60_000;
let site: AppointmentSite;
const servers = startCalendarServers();
let served: { status: number; text: string };
let url: string;
let time: number;

beforeAll(async () => {
  site = await startAppointmentSite({ env: { METRICS_TOKEN: TOKEN } });
  url = await servers.serve((_req, res) =>
    res.writeHead(served.status, { 'content-type': 'text/calendar' }).end(served.text),
  );
});
afterAll(async () => {
  servers.close();
  await site.stop();
});
beforeEach(async () => {
  await site.query('truncate foreign_calendar cascade');
  time = Date.parse('2026-11-23T09:00:00Z');
  served = { status: 404, text: createCalendar() };
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
    /** Renders a mail in the agency's language. */
    async function renderIn(locale: Locale, jobs: readonly MailJob[]) {
      const { agency } = site.services.settings;
      const before = agency.locale;
      agency.locale = locale;
      const [mail] = await renderMails(site, jobs).finally(() => {
        agency.locale = before;
      });
      const words = `${mail?.text}`.replaceAll(/\s+/g, ' ');
      return { mail, words, t: site.textsIn(locale) };
    }
    /** The beginning of a text, before its first value. */
    const startOf = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 30);

    describe.each(LOCALES)('in %s', (locale) => {
      const meanwhile = (kind: 'failing' | 'unread') =>
        startOf(site.textsIn(locale)(`mail.calendar.${of}.${kind}.meanwhile`, { name: owner.name }));

      test('of a calendar that was read names its owner and the start of the failure, but not the URL', async () => {
        served.status = 200;
        await read();
        served.status = 404;
        const { mail, words, t } = await renderIn(locale, await failFor(60));
        expect(mail?.to).toMatchObject({ value: [{ address: site.services.settings.agency.email }] });
        expect(mail?.subject).toBe(t(`mail.calendar.${of}.subject`, { name: owner.name }));
        expect(words).toContain(locale === 'fr' ? '10 h' : '10:00');
        expect(words).toContain(startOf(t('mail.calendar.fault.ANSWER')));
        expect(words).toContain(meanwhile('failing'));
        expect(`${mail?.text}${mail?.html}`).not.toMatch(/secret-address|127\.0\.0\.1/);
      });

      test('of a calendar that was never read says what that means, and nothing of a last reading', async () => {
        const { mail, words, t } = await renderIn(locale, await failFor(60));
        expect(mail?.subject).toBe(t(`mail.calendar.${of}.subject`, { name: owner.name }));
        expect(words).toContain(meanwhile('unread'));
        expect(words).not.toContain(meanwhile('failing'));
      });

      test('of events that cannot be read says how they count', async () => {
        served = {
          status: 200,
          text: createCalendar(createEvent('DTSTART;TZID=Nowhere:20261201T100000', 'DURATION:PT1H')),
        };
        const [job, ...others] = await failFor(60);
        expect([job?.source, others]).toEqual(['calendar-events', []]);
        const { mail, words, t } = await renderIn(locale, job ? [job] : []);
        expect(mail?.subject).toBe(t(`mail.calendar.${of}.partial.subject`, { name: owner.name }));
        expect(words).toContain(startOf(t('mail.calendar.fault.ZONE')));
        expect(`${mail?.text}${mail?.html}`).not.toMatch(/secret-address|127\.0\.0\.1|Nowhere/);
      });
    });

    test('of events is sent once, also when the server fails meanwhile, and not after a correction', async () => {
      served = {
        status: 200,
        text: createCalendar(createEvent('DTSTART;TZID=Nowhere:20261201T100000', 'DURATION:PT1H')),
      };
      const jobs = await failFor(60);
      expect(jobs).toHaveLength(1);
      served.status = 500;
      expect(await failFor(5)).toEqual([]);
      served.status = 200;
      expect(await failFor(60)).toEqual([]);
      expect(await renderMails(site, jobs)).not.toContain(null);
      served.text = createCalendar();
      await read();
      expect(await renderMails(site, jobs)).toEqual([null]);
    });

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

  test('the metrics count calendars with events that cannot be read', async () => {
    const partial = async () => {
      const { text } = await request(site.app).get('/metrics').set('authorization', `Bearer ${TOKEN}`);
      return /^baksteen_calendars_partial (\d+)$/m.exec(text)?.[1];
    };
    expect(await partial()).toBe('0');
    served = { status: 200, text: createCalendar(createEvent('DTSTART:whenever')) };
    await read();
    expect(await partial()).toBe('1');
  });
});
