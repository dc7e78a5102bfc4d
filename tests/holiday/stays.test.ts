/** Stays by the API: requested, answered and cancelled, and no night taken twice. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import nodeIcal, { type VEvent } from 'node-ical';
import { SOURCES } from '../../server/composition/submission-sources.ts';
import { calendarAddress } from '../../server/features/calendars/calendar-address.ts';
import { queueOverdueMails } from '../../server/features/holiday/store/scheduled.ts';
import { eraseExpiredData } from '../../server/features/personal-data/retention.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { DAY_MS } from '../support/leads/lead-site.ts';
import { readInvitation, renderMails } from '../support/mails/rendered-mails.ts';
import { codesOf, type FreeStay, GUEST, type StaySite, startStaySite } from '../support/stays/stay-site.ts';

let site: StaySite;
let week: FreeStay;
let next: FreeStay;

beforeAll(async () => {
  site = await startStaySite();
  [week, next] = (await site.freeWeeks(2)) as [FreeStay, FreeStay];
});
afterAll(() => site.stop());
beforeEach(() => site.forget());

const request = (more: object = {}) => site.act('requestStay', { ...week, ...GUEST, ...more });
const OTHER = { email: 'bob@mail.example' };
/** Returns the token of the answer link of the newest request. */
const answerToken = async () => {
  const [{ id }] = await site.query('select id from stay order by requested_at desc, sequence limit 1');
  return createToken(await getOrCreateSecret(site.database.db, 'stays'), 'answer', id);
};
const answer = async (isAccepted: boolean, more: object = {}) =>
  site.act('answerStay', { token: await answerToken(), isAccepted, ...more });
const isFree = async ({ from, until, rentalUnitId }: FreeStay) => {
  const { rentalUnit } = await site.ask(
    `{ rentalUnit(id: ${rentalUnitId}, locale: nl) { stay(from: "${from}", until: "${until}", persons: 2) { total } } }`,
  );
  return rentalUnit.stay.total !== null;
};
const isFound = async ({ from, until, rentalUnitId }: FreeStay) => {
  const { rentalUnits } = await site.ask(
    `{ rentalUnits(locale: nl, pageSize: 60, filter: { from: "${from}", until: "${until}" }) { items { id } } }`,
  );
  return rentalUnits.items.some(({ id }: { id: string }) => Number(id) === rentalUnitId);
};
const mails = async () => {
  const jobs = await site.mails();
  const written = await renderMails(site, jobs);
  return Object.fromEntries(jobs.map(({ mail }, index) => [mail, written[index] ?? null]));
};

test('a request stores the shown price and reserves nothing', async () => {
  const { token, errors } = await request();
  expect(errors).toEqual([]);
  const { stay } = await site.ask(
    'query ($t: String!) { stay(token: $t, locale: nl) { status from until persons total parts { price } canCancel unit { id } } }',
    { t: token },
  );
  expect(stay).toMatchObject({
    status: 'REQUESTED',
    from: week.from,
    until: week.until,
    total: week.total,
    canCancel: true,
  });
  expect(stay.parts.reduce((sum: number, part: { price: number }) => sum + part.price, 0)).toBe(week.total);
  expect([await isFree(week), await isFound(week)]).toEqual([true, true]);
  const { 'HOST.0': toHost, 'VISITOR.0': toVisitor } = await mails();
  expect(toHost?.text).toContain('+32 470 12 34 56');
  expect(toHost?.text).toContain(await answerToken());
  expect(toVisitor?.text).toContain(token);
  expect(toVisitor && readInvitation(toVisitor)).toBeNull();
});

describe('the rules', () => {
  test('every field is required', async () => {
    const empty = { from: null, until: null, persons: null, email: '', phone: '', privacyConsent: false };
    expect(codesOf(await request(empty))).toEqual([
      'from REQUIRED',
      'until REQUIRED',
      'persons REQUIRED',
      'email REQUIRED',
      'phone REQUIRED',
      'privacyConsent CONSENT',
    ]);
    const { errors } = await request({ email: 'nobody', phone: '12', locale: 'en' });
    expect(errors.map(({ message }) => message)).toEqual([
      'Please enter a valid email address',
      'Please enter a valid phone number',
    ]);
  });

  test.each([
    [
      'departure before arrival',
      () => ({ from: week.until, until: week.from }),
      'until DEPARTURE_NOT_AFTER_ARRIVAL',
    ],
    ['yesterday', () => ({ from: '2026-11-20' }), 'from ARRIVAL_IN_PAST'],
    ['400 nights', () => ({ until: '2028-01-01' }), 'until STAY_TOO_LONG'],
    ['99 persons', () => ({ persons: 99 }), 'persons TOO_MANY_PERSONS'],
    ['nobody', () => ({ persons: 0 }), 'persons TOO_FEW_PERSONS'],
    ['another price', () => ({ total: 1 }), 'total PRICE_CHANGED'],
    ['an unknown unit', () => ({ rentalUnitId: 999_999_999 }), 'rentalUnitId NOT_FOUND'],
  ])('%s', async (_, change, code) => {
    expect(codesOf(await request(change()))).toContain(code);
    expect(await site.query('select id from stay')).toEqual([]);
  });

  test('just after midnight in Brussels, yesterday is in the past', async () => {
    site.later(Date.parse('2026-11-21T23:30:00Z') - site.now().getTime());
    expect(codesOf(await request({ from: '2026-11-21' }))).toContain('from ARRIVAL_IN_PAST');
  });

  test('pets are accepted only where they are allowed', async () => {
    await site.query('update rental_unit set allows_pets = $1 where listing_id = $2', [
      false,
      week.rentalUnitId,
    ]);
    expect(codesOf(await request({ withPets: true }))).toEqual(['withPets NO_PETS']);
    await site.query('update rental_unit set allows_pets = $1 where listing_id = $2', [
      true,
      week.rentalUnitId,
    ]);
    expect(codesOf(await request({ withPets: true }))).toEqual([]);
  });
});

describe('an answer', () => {
  test('that accepts takes the nights at once: on the page, in search, for other requests', async () => {
    const { token } = await request();
    expect(await answer(true, { message: 'Tot dan!' })).toMatchObject({ isDone: true, errors: [] });
    expect([await isFree(week), await isFound(week)]).toEqual([false, false]);
    expect(codesOf(await request(OTHER))).toEqual(['from PERIOD_TAKEN']);
    const { 'VISITOR.1': mail } = await mails();
    expect(mail?.text).toContain('Tot dan!');
    expect(mail?.text).toContain('waarborg');
    expect(mail && readInvitation(mail)).toMatchObject({
      method: 'REQUEST',
      sequence: 1,
      status: 'CONFIRMED',
    });
    expect(mail?.source).toMatch(/DTSTART;VALUE=3DDATE:|DTSTART;VALUE=DATE:|base64/);
    const { stay } = await site.ask(
      'query ($t: String!) { stay(token: $t, locale: nl) { status answer nextSteps { text } } }',
      { t: token },
    );
    expect(stay).toMatchObject({ status: 'ACCEPTED', answer: 'Tot dan!' });
  });

  test('that declines suggests other dates of the same length', async () => {
    await request();
    await answer(false, { message: 'Dan verblijven we er zelf.' });
    expect(await isFree(week)).toBe(true);
    const { 'VISITOR.1': mail } = await mails();
    expect(mail?.text).toContain('Dan verblijven we er zelf.');
    expect(mail?.text?.match(/from=/g)?.length).toBeGreaterThan(0);
  });

  test('counts once, however often its link is used', async () => {
    await request();
    const token = await answerToken();
    await answer(true);
    expect(codesOf(await site.act('answerStay', { token, isAccepted: false }))).toEqual([
      'token ALREADY_ANSWERED',
    ]);
    expect(codesOf(await site.act('answerStay', { token: 'x'.repeat(43), isAccepted: true }))).toEqual([
      'token NOT_FOUND',
    ]);
  });

  test('accepts one of two requests for the same nights, and both of adjacent ones', async () => {
    await request();
    const first = await answerToken();
    site.later(1_000);
    await request(OTHER);
    const second = await answerToken();
    await site.act('answerStay', { token: first, isAccepted: true });
    expect(codesOf(await site.act('answerStay', { token: second, isAccepted: true }))).toEqual([
      'token PERIOD_TAKEN',
    ]);
    expect(await site.act('answerStay', { token: second, isAccepted: false })).toMatchObject({
      isDone: true,
    });
    site.later(1_000);
    await request({ ...OTHER, ...next });
    expect(await answer(true)).toMatchObject({ isDone: true });
  });

  test('cannot accept nights that the feed marks as taken', async () => {
    await request();
    const { rentalUnitId, from } = week;
    await site.query('insert into rental_unavailable values ($1, daterange($2::date, $2::date + 1))', [
      rentalUnitId,
      from,
    ]);
    expect(codesOf(await answer(true))).toEqual(['token PERIOD_TAKEN']);
    await site.query('delete from rental_unavailable where listing_id = $1 and lower(period) = $2', [
      rentalUnitId,
      from,
    ]);
    expect(await answer(true)).toMatchObject({ isDone: true });
  });

  test('the database rejects two accepted stays in one night', async () => {
    await request();
    await answer(true);
    const copy = site.query(`
      insert into stay (state, listing_id, office_id, period, persons, with_pets, parts, total_cents, token_hash,
        answer_token_hash, locale, email, phone, requested_at, answered_at)
      select state, listing_id, office_id, daterange(upper(period) - 1, upper(period) + 3), persons, with_pets, parts,
        total_cents, 'x', 'y', locale, email, phone, requested_at, answered_at from stay`);
    await expect(copy).rejects.toMatchObject({ code: '23P01', constraint: 'stay_of_unit' });
  });
});

test('a channel manager reads the taken nights of a unit, without visitors', async () => {
  await request();
  await answer(true);
  const secret = await getOrCreateSecret(site.database.db, 'calendars');
  const path = calendarAddress(secret, 'units', week.rentalUnitId);
  const file = await site.open(path);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const [event] = Object.values(nodeIcal.sync.parseICS(file.text)).filter(
    (one) => one?.type === 'VEVENT',
  ) as VEvent[];
  const dayOf = (date: Date | undefined) => date?.toLocaleDateString('sv-SE');
  expect([event?.datetype, dayOf(event?.start), dayOf(event?.end)]).toEqual(['date', week.from, week.until]);
  expect(file.text).not.toMatch(/annelies|470123456/i);
  expect((await site.open(path.replace('units', 'agents'))).status).toBe(404);
  expect(
    (
      await site.open(
        calendarAddress(secret, 'units', week.rentalUnitId + 1).replace(
          `/${week.rentalUnitId + 1}/`,
          `/${week.rentalUnitId}/`,
        ),
      )
    ).status,
  ).toBe(404);
});

describe('its visitor', () => {
  test('can cancel until the deadline of the terms, and the nights are free again', async () => {
    const { token } = await request();
    await answer(true);
    expect(await site.act('cancelStay', { token })).toMatchObject({ isDone: true, errors: [] });
    expect(await isFree(week)).toBe(true);
    expect(codesOf(await site.act('cancelStay', { token }))).toEqual(['token ALREADY_CANCELLED']);
    const { 'VISITOR.2': mail, 'HOST.2': toHost } = await mails();
    expect(mail && readInvitation(mail)).toMatchObject({ method: 'CANCEL', sequence: 2 });
    expect(toHost?.subject).toContain('Geannuleerd');
  });

  test('cannot cancel after the deadline', async () => {
    const { token } = await request();
    await answer(true);
    site.later(Date.parse(week.from) - 5 * DAY_MS - site.now().getTime());
    expect(codesOf(await site.act('cancelStay', { token }))).toEqual(['token TOO_LATE']);
    site.later(-(Date.parse(week.from) - 5 * DAY_MS - Date.parse('2026-11-21T06:00:00Z')));
  });

  test('and the agency are told once when a request has no answer for 72 hours', async () => {
    await request();
    const runExpiryJob = async () => {
      const told: MailJob[] = [];
      const addMails = async (_: unknown, jobs: readonly MailJob[]) => void told.push(...jobs);
      await queueOverdueMails(site.database.db, { now: site.now(), addMails });
      return told;
    };
    expect(await runExpiryJob()).toEqual([]);
    site.later(3 * DAY_MS);
    const told = await runExpiryJob();
    expect(told.map(({ mail }) => mail)).toEqual(['OVERDUE.0', 'UNANSWERED.0']);
    expect(await runExpiryJob()).toEqual([]);
    const [toAgency, toVisitor] = await renderMails(site, told);
    expect(toAgency?.to).toMatchObject({ value: [{ address: 'info@baksteen.example' }] });
    expect(toVisitor?.to).toMatchObject({ value: [{ address: GUEST.email }] });
    site.later(-3 * DAY_MS);
  });

  test('can be erased: a future stay is cancelled first, and the host is told', async () => {
    await request();
    await answer(true);
    const { stay } = SOURCES;
    expect(JSON.stringify(await stay?.findAbout(site.database.db, GUEST.email))).toContain('+32470123456');
    const told: MailJob[] = [];
    const addMails = async (_: unknown, jobs: readonly MailJob[]) => void told.push(...jobs);
    await stay?.eraseAbout(site.database.db, GUEST.email, { now: site.now(), addMails });
    expect(told.map(({ mail }) => mail)).toEqual(['HOST.2']);
    expect(await isFree(week)).toBe(true);
    expect(JSON.stringify(await site.query('select * from stay'))).not.toContain(GUEST.email);
  });

  test('is forgotten when the stay is over for as long as messages are stored', async () => {
    await request();
    const { settings } = site.services;
    const now = new Date(Date.parse(week.until) + (settings.leadsMonths + 1) * 31 * DAY_MS);
    await eraseExpiredData(site.database.db, { now, settings, sources: SOURCES });
    expect(await site.query('select * from stay')).toEqual([]);
  });
});
