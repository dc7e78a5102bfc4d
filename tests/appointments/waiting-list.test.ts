/** A released slot is offered to the longest-waiting person first, by a mail with a hold. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deleteExpiredHolds } from '../../server/features/appointments/store/scheduled.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import {
  type AppointmentSite,
  codesOf,
  freeSlots,
  type SlotSeen,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { agentAndColleague, giveHome } from '../support/appointments/home-agents.ts';
import { renderMails } from '../support/mails/rendered-mails.ts';

const MINUTE_MS = 60_000;
const EVE = {
  firstName: 'Eve',
  name: 'Maes',
  email: 'eve.maes@mail.example',
  phone: '0470 12 34 57',
  privacyConsent: true,
};
const BOB = { ...EVE, firstName: 'Bob', email: 'bob.maes@mail.example' };

let site: AppointmentSite;
let home = 0;
let slot: SlotSeen;

beforeAll(async () => {
  site = await startAppointmentSite();
  [home = 0] = await site.homes();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.forget();
  slot = freeSlots(await site.agenda(home))[5] as SlotSeen;
});

const wait = (who: object, more: object = {}) =>
  site.act('joinWaitingList', { listingId: home, ...who, ...more });
const book = (who: object, more: object = {}) =>
  site.act('bookAppointment', { listingId: home, startsAt: slot.startsAt, ...who, ...more });
const offers = async () => (await site.mails()).filter(({ mail }) => mail === 'OFFER');
const holdIn = async (job: MailJob | undefined) => {
  const [mail] = await renderMails(site, job ? [job] : []);
  return {
    to: mail?.headers.get('to'),
    text: mail?.text,
    token: /hold=([\w-]{43})/.exec(mail?.text ?? '')?.[1],
  };
};
/** Runs the scheduled job. */
const runClockJob = async () => {
  const passed: MailJob[] = [];
  const secret = await getOrCreateSecret(site.database.db, 'appointments');
  const addMails = async (_: unknown, jobs: readonly MailJob[]) => void passed.push(...jobs);
  await deleteExpiredHolds(site.database.db, { now: site.now(), secret, addMails });
  return passed;
};

test('a released slot is offered to the longest-waiting person and held for half an hour', async () => {
  const { token } = await book(VISITOR);
  expect(codesOf(await wait(EVE))).toEqual([]);
  expect(codesOf(await wait(BOB))).toEqual([]);
  expect(codesOf(await wait({ ...EVE, email: EVE.email.toUpperCase() }))).toEqual(['email ALREADY_WAITING']);
  await site.act('cancelAppointment', { token });
  const [offer, ...more] = await offers();
  expect(more).toEqual([]);
  const { text, token: hold } = await holdIn(offer);
  expect(text).toContain('Eve');
  const { slotHold } = await site.ask(
    `{ slotHold(token: "${hold}") { startsAt heldUntil contact { email } } }`,
  );
  expect(slotHold).toEqual({
    startsAt: slot.startsAt,
    heldUntil: new Date(site.now().getTime() + 30 * MINUTE_MS).toISOString(),
    contact: { email: EVE.email },
  });
  expect(codesOf(await book({ ...VISITOR, email: 'else@mail.example' }))).toEqual(['startsAt SLOT_TAKEN']);
  expect((await book({ ...VISITOR, ...EVE }, { hold, startsAt: null })).errors).toEqual([]);
  const { rows } = await site.database.pool.query('select email from waiting_entry');
  expect(rows).toEqual([{ email: BOB.email }]);
});

test('no slot of the former agent is offered at a home that was given to another one', async () => {
  const [former, current] = await agentAndColleague(site, home);
  const { token } = await book(VISITOR);
  await wait(EVE);
  await giveHome(site, home, current.id);
  await site.act('cancelAppointment', { token });
  const offered = await offers();
  await giveHome(site, home, former.id);
  expect(offered).toEqual([]);
});

test('an expired offer passes to the next person, and then the slot is free for all', async () => {
  const { token } = await book(VISITOR);
  await wait(EVE);
  await wait(BOB);
  await site.act('cancelAppointment', { token });
  expect(await runClockJob()).toEqual([]);
  site.later(30 * MINUTE_MS);
  const [toBob] = await runClockJob();
  expect((await holdIn(toBob)).text).toContain('Bob');
  site.later(30 * MINUTE_MS);
  expect(await runClockJob()).toEqual([]);
  expect(freeSlots(await site.agenda(home)).map(({ startsAt }) => startsAt)).toContain(slot.startsAt);
});

test('leaving the list passes a pending offer on', async () => {
  const { token } = await book(VISITOR);
  await wait(EVE);
  await wait(BOB);
  await site.act('cancelAppointment', { token });
  const joined = (await site.mails()).filter(({ mail }) => mail === 'JOINED');
  const toEve = (await renderMails(site, joined)).find((mail) => mail?.text?.includes('Eve'));
  const leave = /verlaten\/([\w-]{43})/.exec(toEve?.text ?? '')?.[1];
  expect(await site.act('leaveWaitingList', { token: leave })).toMatchObject({ isDone: true });
  expect(codesOf(await site.act('leaveWaitingList', { token: leave }))).toEqual(['token NOT_FOUND']);
  expect(await offers()).toHaveLength(2);
});

test('only slots before the requested time are offered, and none that starts too soon', async () => {
  const { token } = await book(VISITOR);
  await wait(EVE, { earlierThan: slot.startsAt });
  await site.act('cancelAppointment', { token });
  expect(await offers()).toEqual([]);
  const secondToken = (await book(VISITOR)).token;
  await wait(BOB);
  site.later(Date.parse(slot.startsAt) - site.now().getTime() - 100 * MINUTE_MS);
  await site.act('cancelAppointment', { token: secondToken });
  expect(await offers()).toEqual([]);
});
