/** Signing in to the desk by a link in a mail: who gets one, and when it works. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { deleteOldDeskData } from '../../server/features/desk/store/old-data.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import { cookiesOf, type DeskBrowser, openBrowser } from '../support/desk/desk-browser.ts';
import { type DeskSite, EMPLOYEES, startDeskSite } from '../support/desk/desk-site.ts';
import { DAY_MS } from '../support/leads/lead-site.ts';
import { type MailServer, startMailServer } from '../support/mails/mail-server.ts';
import { smtpMailer } from '../support/mails/smtp-mailer.ts';

const PUBLIC_URL = 'https://baksteen.example';
const EMAIL = EMPLOYEES.manager.email;
const MINUTE_MS = 60_000;
const TABLES = 'desk_sign_in, desk_session, desk_device, desk_log';

let site: DeskSite;
let server: MailServer;
let sendMail: (job: MailJob) => Promise<void>;
let browser: DeskBrowser;

beforeAll(async () => {
  site = await startDeskSite({ env: { PUBLIC_URL } });
  server = await startMailServer();
  ({ send: sendMail } = smtpMailer(site, server));
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});
beforeEach(async () => {
  await site.forget();
  await site.query(`truncate ${TABLES}`);
  server.received.splice(0);
  browser = openBrowser(site.app);
});

/** Sends the queued mails; returns their recipients and texts. */
async function deliver(): Promise<{ to: string; subject: string; text: string }[]> {
  for (const job of await site.mails()) await sendMail(job);
  await site.query('delete from jobs.job');
  return server.received.splice(0).map(({ recipients, mail }) => ({
    to: recipients.join(),
    subject: String(mail.subject),
    text: String(mail.text),
  }));
}

/** Requests a link; returns its path. */
async function linkFor(email: string, of: DeskBrowser = browser, next?: string): Promise<string> {
  const sent = await of.send('/desk/sign-in', { email, ...(next ? { next } : {}) });
  expect([sent.status, sent.headers.location]).toEqual([303, '/desk/sign-in?sent']);
  const [mail] = await deliver();
  const link = new RegExp(`${PUBLIC_URL}(/desk/sign-in/[\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? '';
  site.remember({ link, token: link.split('/').at(-1) });
  return link;
}

const sessions = () => site.query('select * from desk_session');

test('an employee requests a link, opens it and signs in with the button', async () => {
  const page = await browser.open('/desk/sign-in?next=%2Fdesk%2Flog%3Fbefore%3D5');
  expect(page.status).toBe(200);
  expect(page.text).toContain('name="next" value="/desk/log?before=5"');
  const link = await linkFor(` ${EMAIL.toUpperCase()}`, browser, '/desk/log?before=5');
  const opened = await browser.open(link);
  expect([opened.status, opened.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  expect(await sessions()).toEqual([]);
  const redeemed = await browser.send(link);
  expect([redeemed.status, redeemed.headers.location]).toEqual([303, '/desk/log?before=5']);
  const { 'desk-session': session, 'desk-device': device } = cookiesOf(redeemed);
  for (const cookie of [session, device])
    expect(cookie?.attributes).toMatch(/Path=\/desk; .*HttpOnly; SameSite=Lax/);
  expect((await browser.open('/desk/log')).text).toContain(`Signed in as ${EMPLOYEES.manager.name}`);
  expect(await sessions()).toMatchObject([{ email: EMAIL, method: 'MAIL', device: 'Firefox, Windows' }]);
  expect((await browser.open('/desk/sign-in')).headers.location).toBe('/desk');
});

test('an unknown address is treated as a known one, and gets no mail', async () => {
  const answers = [];
  for (const email of [EMAIL, 'someone@else.example']) {
    const visitor = openBrowser(site.app);
    const { status, headers, text } = await visitor.send('/desk/sign-in', { email });
    const page = await visitor.open('/desk/sign-in?sent');
    answers.push([status, headers.location, text, page.text]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect((await site.mails()).map(({ source, mail }) => [source, mail])).toEqual([
    ['desk', 'LINK'],
    ['desk', 'LINK'],
  ]);
  expect((await deliver()).map(({ to }) => to)).toEqual([EMAIL]);
  const rows = await site.query('select email from desk_sign_in order by email');
  expect(rows).toEqual([{ email: EMAIL }, { email: null }]);
});

test.each([
  ['nl', 'Uw link om u aan te melden'],
  ['fr', 'Votre lien de connexion'],
  ['en', 'Your link to sign in'],
  ['de', 'Ihr Link zum Anmelden'],
])('in %s the mail is in the language of the request', async (language, subject) => {
  await openBrowser(site.app, { 'accept-language': language }).send('/desk/sign-in', { email: EMAIL });
  expect((await deliver()).map((mail) => mail.subject)).toEqual([subject]);
});

test('what is no address is shown again with a sentence', async () => {
  const { status, text } = await browser.send('/desk/sign-in', { email: 'ann@@agency', next: '/desk/log' });
  expect(status).toBe(422);
  expect(text).toContain('value="ann@@agency"');
  expect(text).toContain('Please fill in a correct e-mail address.');
  expect(await site.mails()).toEqual([]);
});

describe('a link does not work', () => {
  test('twice', async () => {
    const link = await linkFor(EMAIL);
    const [first, second] = await Promise.all([browser.send(link), browser.send(link)]);
    expect([first.status, second.status].sort()).toEqual([303, 410]);
    expect((await browser.open(link)).text).toContain('This link has already been used.');
    expect(await sessions()).toHaveLength(1);
  });

  test('after ten minutes, and its mail is no longer sent', async () => {
    const link = await linkFor(EMAIL);
    await browser.send('/desk/sign-in', { email: EMAIL });
    site.later(10 * MINUTE_MS);
    const { status, text } = await browser.send(link);
    expect(status).toBe(410);
    expect(text).toContain('This link has expired');
    expect(text).toContain('href="/desk/sign-in"');
    expect([await sessions(), await deliver()]).toEqual([[], []]);
  });

  test('in another browser, and still works in its own', async () => {
    const link = await linkFor(EMAIL);
    const other = openBrowser(site.app);
    for (const visitor of [other, openBrowser(site.app)]) {
      await visitor.send('/desk/sign-in', { email: 'someone@else.example' });
      const { status, text } = await visitor.send(link);
      expect(status).toBe(403);
      expect(text).toContain('only in the browser in which it was requested');
    }
    expect((await other.open('/desk')).status).toBe(303);
    expect((await browser.send(link)).status).toBe(303);
  });

  test('when it is made up', async () => {
    for (const token of ['x', 'A'.repeat(43)]) {
      const { status, text } = await browser.send(`/desk/sign-in/${token}`);
      expect(status).toBe(404);
      expect(text).toContain('This link does not work');
    }
  });

  test('for a person who has left the agency file', async () => {
    const link = await linkFor(EMAIL);
    await site.query(`update desk_sign_in set email = 'left@baksteen.example'`);
    expect((await browser.send(link)).status).not.toBe(303);
    expect(await sessions()).toEqual([]);
  });
});

test.each([
  'https://evil.example/desk',
  '//evil.example',
  '/\\evil.example',
  '/desk//evil.example',
  '/nl',
  '/desks',
])('sign-in never leads to %s', async (next) => {
  const link = await linkFor(EMAIL, browser, next);
  expect((await browser.send(link)).headers.location).toBe('/desk');
});

/** Redeems a link with forged cookies. */
async function redeemWith(link: string, cookies: string) {
  const token = 'B'.repeat(43);
  await site.query(`update desk_sign_in set browser_hash = sha256($1::text::bytea)`, [token]);
  return request(site.app)
    .post(link)
    .type('form')
    .set('cookie', `desk-browser=${token}; ${cookies}`)
    .send('');
}

test('a forged cookie does not lead to another site', async () => {
  const link = await linkFor(EMAIL);
  const { headers } = await redeemWith(link, 'desk-next=https%3A%2F%2Fevil.example; desk-device=%E0%A4%A');
  expect(headers.location).toBe('/desk');
});

test('each sign-in has a new session, and ends that of the browser before', async () => {
  const first = 'C'.repeat(43);
  const redeemed = await redeemWith(await linkFor(EMAIL), `desk-session=${first}`);
  const second = cookiesOf(redeemed)['desk-session']?.value;
  const again = await redeemWith(await linkFor(EMAIL), `desk-session=${second}`);
  const third = cookiesOf(again)['desk-session']?.value;
  expect(await sessions()).toHaveLength(1);
  for (const [token, status] of [
    [first, 303],
    [second, 303],
    [third, 200],
  ] as const)
    expect((await request(site.app).get('/desk').set('cookie', `desk-session=${token}`)).status).toBe(status);
});

test('a session that was signed out is worthless to a thief', async () => {
  const cookie = cookiesOf(await browser.send(await linkFor(EMAIL)))['desk-session'];
  const stolen = () => request(site.app).get('/desk').set('cookie', `desk-session=${cookie?.value}`);
  expect((await stolen()).status).toBe(200);
  expect((await browser.send('/desk/sign-out')).headers.location).toBe('/desk/sign-in');
  expect((await stolen()).status).toBe(303);
});

test('a new device is reported to the employee, once', async () => {
  await browser.send(await linkFor(EMAIL));
  const [mail, ...others] = await deliver();
  expect(others).toEqual([]);
  expect(mail?.to).toBe(EMAIL);
  for (const words of ['Firefox, Windows', '21 November 2026', `${PUBLIC_URL}/desk/account`])
    expect(mail?.text).toContain(words);
  await browser.send('/desk/sign-out');
  await browser.send(await linkFor(EMAIL));
  expect(await deliver()).toEqual([]);
  await browser.send(await linkFor(EMPLOYEES.agent.email));
  expect((await deliver()).map(({ to }) => to)).toEqual([EMPLOYEES.agent.email]);
  const log = await site.query('select action, subject from desk_log order by id');
  expect(log.map(({ action }) => action)).toEqual(['signInOnNewDevice', 'signIn', 'signInOnNewDevice']);
});

describe('requests are limited', () => {
  test('by typed address, known or not', async () => {
    for (const email of [EMAIL, 'someone@else.example']) {
      for (let sent = 0; sent < 5; sent += 1)
        expect((await openBrowser(site.app).send('/desk/sign-in', { email })).status).toBe(303);
      const { status, headers, text } = await browser.send('/desk/sign-in', { email: email.toUpperCase() });
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(text).toContain('Too many links have been requested.');
      expect(text).toContain(`value="${email.toUpperCase()}"`);
    }
    expect(await site.query('select from desk_sign_in')).toHaveLength(10);
  });

  test('by address block', async () => {
    for (let sent = 0; sent < 20; sent += 1)
      expect((await browser.send('/desk/sign-in', { email: `a${sent}@else.example` })).status).toBe(303);
    expect((await browser.send('/desk/sign-in', { email: EMAIL })).status).toBe(429);
  });
});

test('a post of another site is rejected', async () => {
  const { status } = await request(site.app)
    .post('/desk/sign-in')
    .type('form')
    .set('sec-fetch-site', 'cross-site')
    .send(`email=${EMAIL}`);
  expect([status, await site.mails()]).toEqual([403, []]);
});

test('old links and devices are deleted', async () => {
  await browser.send(await linkFor(EMAIL));
  const counts = async () =>
    Promise.all(
      ['desk_sign_in', 'desk_device'].map(async (table) => (await site.query(`select from ${table}`)).length),
    );
  await deleteOldDeskData(site.database.db, site.now());
  expect(await counts()).toEqual([1, 1]);
  site.later(DAY_MS + 1);
  await deleteOldDeskData(site.database.db, site.now());
  expect(await counts()).toEqual([0, 1]);
  site.later(365 * DAY_MS);
  await deleteOldDeskData(site.database.db, site.now());
  expect(await counts()).toEqual([0, 0]);
});
