/** The page on which visitors view, download and erase their personal data, by the link in their mails. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { SOURCES } from '../../server/composition/submission-sources.ts';
import { eraseExpiredData } from '../../server/features/personal-data/retention.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { plain, SECRET_HEADERS, secrecyHeaders } from '../support/appointments/appointment-pages.ts';
import {
  type AppointmentSite,
  freeSlots,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { encode, INFO } from '../support/leads/lead-inputs.ts';
import { DAY_MS } from '../support/leads/lead-site.ts';
import { renderMails } from '../support/mails/rendered-mails.ts';
import { findFreeWeeks, GUEST } from '../support/stays/stay-site.ts';

const { email } = VISITOR;
const WORDS = [email, VISITOR.firstName, VISITOR.name, '+32470123456', VISITOR.message, INFO.message];
const START = new Date('2026-11-21T06:00:00Z');

let site: AppointmentSite;
let home = 0;

beforeAll(async () => {
  site = await startAppointmentSite();
  [home = 0] = await site.homes();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.forget();
  await site.query('truncate personal_data_link, stay cascade');
  site.later(+START - +site.now());
});

async function book() {
  const slot = freeSlots(await site.agenda(home))[3];
  const input = { estateId: home, startsAt: slot?.startsAt, ...VISITOR };
  expect((await site.act('bookAppointment', input)).errors).toEqual([]);
}

async function requestStay() {
  const [week] = await findFreeWeeks(site.ask, site.now(), 1);
  const human = { formToken: await site.readToken() };
  const { sent } = await site.ask(
    'mutation ($input: StayRequestInput!) { sent: requestStay(input: $input) { errors { code } } }',
    { input: { locale: 'nl', human, ...week, ...GUEST, email } },
  );
  expect(sent.errors).toEqual([]);
}

/** Sends a message, books a viewing, joins a waiting list and requests a stay. */
async function sendEverything() {
  await site.send('requestInfo', { ...INFO, listingId: home });
  await book();
  const { message, ...contact } = VISITOR;
  await site.act('joinWaitingList', { listingId: home, ...contact });
  await requestStay();
}

/** Returns the tokens in the mails to the visitor, by kind of mail. */
async function linksInMails(): Promise<string[]> {
  const jobs = await site.mails();
  const written = await renderMails(site, jobs);
  return written.flatMap((mail) => {
    const to = mail?.headers.get('to') as { text: string } | undefined;
    const [, token] = /\/uw-gegevens\/([\w-]{43})(?![\w-])/.exec(mail?.text ?? '') ?? [];
    if (!to?.text.includes(email)) expect(token).toBeUndefined();
    return token ? [token] : [];
  });
}

const pathOf = (token: string, locale: Locale = 'en') => routePath('personalData', locale, { token });
const everything = async () => {
  const tables = ['lead', 'appointment', 'waiting_entry', 'stay', 'personal_data_link'];
  const rows = await Promise.all(tables.map((table) => site.query(`select t::text from ${table} t`)));
  return JSON.stringify(rows);
};

test('every mail to a visitor has the link, one for each address, and mails to the agency have none', async () => {
  await sendEverything();
  const links = await linksInMails();
  expect(links).toHaveLength(4);
  expect(new Set(links).size).toBe(1);
  const [token = ''] = links;
  expect(await everything()).not.toContain(token);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

describe.each(LOCALES)('in %s', (locale) => {
  test('the page shows and erases everything without JavaScript', async () => {
    await sendEverything();
    const [token = ''] = await linksInMails();
    const t = site.textsIn(locale);
    const path = pathOf(token, locale);
    const page = await site.open(path);
    expect([page.status, secrecyHeaders(page)]).toEqual([200, SECRET_HEADERS]);
    expect(page.text).toMatch(/<meta name="robots" content="noindex/);
    const shown = plain(page.text);
    expect(shown).toContain(plain(t('personalData.intro', { email })));
    const [, list = ''] = /<ul class="record">(.*?)<\/ul>/s.exec(page.text) ?? [];
    expect(list.match(/<li/g)).toHaveLength(4);
    expect(shown).toContain(plain(t('personalData.erase.ahead')));
    expect(shown).toContain(plain(t('personalData.erase.submitAhead')));
    const { key } = readFormPage(page.text).fields;
    const response = await site.submit(path, encode({ key: key?.value }));
    expect([response.status, response.get('location'), secrecyHeaders(response)]).toEqual([
      303,
      pathOf('erased', locale),
      SECRET_HEADERS,
    ]);
    expect(plain((await site.open(pathOf('erased', locale))).text)).toContain(
      plain(t('personalData.erased')),
    );
    const left = await everything();
    expect(WORDS.filter((word) => left.includes(word))).toEqual([]);
    const erasedPage = await site.open(`${path}?erased`);
    expect([erasedPage.status, plain(erasedPage.text).includes(plain(t('personalData.unknown')))]).toEqual([
      404,
      true,
    ]);
  });
});

test('opening the link, as mail scanners do, changes nothing', async () => {
  await sendEverything();
  const [token = ''] = await linksInMails();
  const before = await everything();
  for (const path of [pathOf(token), pathOf('erased'), `${pathOf(token)}.json`]) {
    expect((await site.open(path)).status).toBe(200);
    expect((await request(site.app).head(path).set('accept', 'text/html')).status).toBe(200);
  }
  expect(await everything()).toBe(before);
});

test('the download contains all stored data and no token', async () => {
  await sendEverything();
  const [token = ''] = await linksInMails();
  const file = await site.open(`${pathOf(token)}.json`);
  expect([file.status, secrecyHeaders(file)]).toEqual([200, SECRET_HEADERS]);
  expect(file.get('content-disposition')).toContain('attachment');
  const data = JSON.parse(file.text);
  expect(data.email).toBe(email);
  expect(data.kept).toMatchObject({
    lead: { leads: [{ message: INFO.message }] },
    appointment: [{ message: VISITOR.message }],
    waiting: [{ email }],
    stay: [{ email }],
  });
  expect(file.text).not.toContain('token_hash');
});

test('a future viewing is cancelled first: its slot is free again, and its agent is told without a name', async () => {
  await book();
  const [token = ''] = await linksInMails();
  const [booked] = await site.appointments();
  const { personalData } = await site.ask(
    `{ personalData(token: "${token}", locale: en) { email records { kind isAhead isBinding listing { ... on Estate { id } } } } }`,
  );
  expect(personalData).toEqual({
    email,
    records: [{ kind: 'VIEWING', isAhead: true, isBinding: false, listing: { id: String(home) } }],
  });
  const { erased } = await site.ask(
    `mutation { erased: erasePersonalData(input: { locale: en, token: "${token}" }) { isDone errors { code } } }`,
  );
  expect(erased).toEqual({ isDone: true, errors: [] });
  const cancelled = (await site.mails()).filter(({ mail }) => mail === 'AGENT.1');
  const [mail] = await renderMails(site, cancelled);
  expect(mail?.source).toContain('METHOD:CANCEL');
  expect(mail?.source).not.toContain(VISITOR.name);
  const free = freeSlots(await site.agenda(home)).map(({ startsAt }) => startsAt);
  expect(free).toContain(booked?.starts_at.toISOString());
});

test('an accepted stay that can no longer be cancelled keeps its data until it is over', async () => {
  await requestStay();
  const [token = ''] = await linksInMails();
  await site.query(`update stay set state = 'ACCEPTED', answered_at = now()`);
  const [{ arrival }] = await site.query('select lower(period)::text as arrival from stay');
  site.later(Date.parse(`${arrival}T10:00:00Z`) + DAY_MS - +site.now());
  const page = await site.open(pathOf(token));
  expect(plain(page.text)).toContain(plain(site.textsIn('en')('personalData.erase.binding')));
  expect(page.text).not.toContain('<form class="visitor-form"');
  const response = await site.submit(pathOf(token), '');
  expect(response.status).toBe(422);
  expect(await everything()).toContain(email);
  site.later(90 * DAY_MS);
  expect((await site.submit(pathOf(token), '')).status).toBe(303);
  expect(await everything()).not.toContain(email);
});

test('an unknown token shows nothing', async () => {
  for (const token of ['A'.repeat(43), 'x']) {
    expect((await site.open(pathOf(token))).status).toBe(404);
    expect((await site.open(`${pathOf(token)}.json`)).status).toBe(404);
    expect((await site.submit(pathOf(token), '')).status).toBe(404);
  }
});

test('the token of an address is deleted a day after its last record', async () => {
  await site.send('requestInfo', { ...INFO, listingId: home });
  const { settings } = site.services;
  const end = () => eraseExpiredData(site.database.db, { now: site.now(), settings, sources: SOURCES });
  await end();
  expect(await linksInMails()).toHaveLength(1);
  await site.query('truncate lead cascade');
  await end();
  expect(await site.query('select email from personal_data_link')).toEqual([{ email }]);
  site.later(2 * DAY_MS);
  await end();
  expect(await everything()).toBe('[[],[],[],[],[]]');
});
