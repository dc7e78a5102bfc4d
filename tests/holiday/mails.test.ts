/** The mails of stays as received by a mail server in four languages, and their calendar events. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { queueOverdueMails } from '../../server/features/holiday/store/scheduled.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { DAY_MS } from '../support/leads/lead-site.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mails/mail-server.ts';
import { smtpMailer } from '../support/mails/smtp-mailer.ts';
import { type FreeStay, GUEST, type StaySite, startStaySite } from '../support/stays/stay-site.ts';

const PUBLIC_URL = 'https://baksteen.example';

let site: StaySite;
let server: MailServer;
let deliver: (jobs: readonly MailJob[]) => Promise<ReceivedMail[]>;
let week: FreeStay;
let next: FreeStay;

beforeAll(async () => {
  site = await startStaySite({ env: { PUBLIC_URL } });
  server = await startMailServer();
  [week, next] = (await site.freeWeeks(2)) as [FreeStay, FreeStay];
  const mailer = smtpMailer(site, server);
  deliver = async (jobs) => {
    for (const job of jobs) await mailer.send(job);
    return server.received.splice(0);
  };
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});
beforeEach(() => site.forget());

const request = (locale: Locale, more: object = {}) =>
  site.act('requestStay', { ...week, ...GUEST, locale, ...more });

/** Sends the pending mails; returns them by recipient. */
async function deliverMails() {
  const jobs = await site.mails();
  await site.query('delete from jobs.job');
  const received = await deliver(jobs);
  const isGuest = ({ recipients }: ReceivedMail) => recipients.join() === GUEST.email;
  return {
    count: received.length,
    toGuest: received.find(isGuest)?.mail,
    toHost: received.find((mail) => !isGuest(mail))?.mail,
  };
}

type Letter = Awaited<ReturnType<typeof deliverMails>>['toGuest'];

function eventIn(mail: Letter) {
  const file = mail?.attachments.find(({ contentType }) => contentType === 'application/ics');
  if (!file) return null;
  const calendar = new ICAL.Component(ICAL.parse(file.content.toString('utf8')));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    isWholeDays: event.startDate.isDate,
    days: [event.startDate.toString(), event.endDate.toString()],
    status: event.component.getFirstPropertyValue('status'),
    attendee: event.component.getFirstPropertyValue('attendee'),
  };
}

const nights = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY_MS;

/** Returns the token of the host's answer link. */
const answerTokenIn = (mail: Letter): string | undefined => {
  const path = routePath('answerStay', 'nl', { token: 'x' }).split('/').slice(0, -1).join('/');
  return new RegExp(`${path}/([\\w-]{43})`).exec(mail?.text ?? '')?.[1];
};

describe.each(LOCALES)('in %s', (locale) => {
  const isWhole = (mail: Letter) =>
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/mail\.stay|undefined|\{\w+\}/);

  test('a stay is requested, accepted and cancelled', async () => {
    const { token } = await request(locale);
    const requested = await deliverMails();
    expect(requested.count).toBe(2);
    isWhole(requested.toGuest);
    expect(requested.toGuest?.text).toContain(routePath('stay', locale, { token: token as string }));
    expect([eventIn(requested.toGuest), eventIn(requested.toHost)]).toEqual([null, null]);
    expect(requested.toHost?.replyTo).toMatchObject({ value: [{ address: GUEST.email }] });

    await site.act('answerStay', {
      token: answerTokenIn(requested.toHost),
      isAccepted: true,
      message: 'De sleutel ligt klaar.',
    });
    const accepted = await deliverMails();
    expect(accepted.count).toBe(1);
    isWhole(accepted.toGuest);
    expect(accepted.toGuest?.text).toContain('De sleutel ligt klaar.');
    const event = eventIn(accepted.toGuest);
    expect(event).toMatchObject({
      method: 'REQUEST',
      sequence: 1,
      isWholeDays: true,
      days: [week.from, week.until],
      status: 'CONFIRMED',
      attendee: `mailto:${GUEST.email}`,
    });

    await site.act('cancelStay', { token });
    const cancelled = await deliverMails();
    expect(cancelled.count).toBe(2);
    isWhole(cancelled.toGuest);
    expect(eventIn(cancelled.toGuest)).toMatchObject({
      method: 'CANCEL',
      uid: event?.uid,
      sequence: 2,
      status: 'CANCELLED',
    });
  });

  test('a declined stay suggests other dates of the same length, and has no event', async () => {
    await request(locale);
    const { toHost } = await deliverMails();
    await site.act('answerStay', { token: answerTokenIn(toHost), isAccepted: false });
    const { count, toGuest } = await deliverMails();
    expect(count).toBe(1);
    isWhole(toGuest);
    expect(eventIn(toGuest)).toBeNull();
    const offered = toGuest?.text?.matchAll(/from=([\d-]+)&until=([\d-]+)/g) ?? [];
    expect([...offered].map(([, from = '', until = '']) => nights(from, until))).toEqual([7, 7, 7]);
  });

  test('a request without an answer for 72 hours expires, and both sides are told once', async () => {
    await request(locale);
    await deliverMails();
    site.later(3 * DAY_MS);
    const jobs: MailJob[] = [];
    const overdue = async () =>
      queueOverdueMails(site.database.db, {
        now: site.now(),
        addMails: async (_, added) => void jobs.push(...added),
      });
    expect([await overdue(), await overdue()]).toEqual([1, 0]);
    const received = await deliver(jobs);
    expect(received.map(({ recipients }) => recipients.join() === GUEST.email).sort()).toEqual([false, true]);
    for (const { mail } of received) isWhole(mail);
  });
});

test('a delayed mail reflects the current state: a withdrawn request is not mentioned', async () => {
  const { token } = await request('nl', next);
  await site.act('cancelStay', { token });
  const { toHost, toGuest, count } = await deliverMails();
  expect(count).toBe(2);
  expect(answerTokenIn(toHost)).toBeUndefined();
  expect(eventIn(toGuest)).toBeNull();
});
