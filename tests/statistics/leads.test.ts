/** Leads of listings by day: each is counted once, with its transaction, and stays counted when it is erased. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SOURCES } from '../../server/composition/submission-sources.ts';
import { countLead } from '../../server/features/statistics/store/count-lead.ts';
import {
  type AppointmentSite,
  freeSlots,
  type SlotSeen,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { CONTACT, FRIEND, INFO } from '../support/leads/lead-inputs.ts';
import { findFreeWeeks, GUEST } from '../support/stays/stay-site.ts';

const DAY = '2026-11-21';

let site: AppointmentSite;
let home = 0;

beforeAll(async () => {
  site = await startAppointmentSite();
  [home = 0] = await site.homes();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.forget();
  await site.query('truncate stay, listing_statistics');
});

const rows = async () =>
  (await site.query('select listing_id as id, day, leads, views from listing_statistics order by 1')).map(
    Object.values,
  );

const mutate = async (name: string, type: string, input: object) => {
  const human = { formToken: await site.readToken() };
  const query = `mutation ($input: ${type}!) { sent: ${name}(input: $input) { errors { code } } }`;
  const { sent } = await site.ask(query, { input: { locale: 'nl', ...input, human } });
  expect(sent.errors).toEqual([]);
};

test('a question counts; a message to the agency and a mail to a friend do not', async () => {
  await site.send('sendContactMessage', CONTACT);
  await site.send('sendToFriend', { ...FRIEND, listingId: home });
  expect(await rows()).toEqual([]);
  await site.send('requestInfo', { ...INFO, listingId: home });
  await site.send('requestInfo', { ...INFO, listingId: home, message: 'Nog een vraag over dit pand.' });
  expect(await rows()).toEqual([[home, DAY, 2, 0]]);
});

test('a question that is sent twice counts once', async () => {
  const input = { ...INFO, listingId: home, idempotencyKey: '0b0f6d0e-6c0a-4b8e-9d6f-3f1f3d2a7c55' };
  await site.send('requestInfo', input);
  await site.send('requestInfo', input);
  expect(await rows()).toEqual([[home, DAY, 1, 0]]);
});

test('a question about a unit counts for its project', async () => {
  const [unit] = await site.query(
    `select entity.id, project_id as project from project_entity entity where status = 'AVAILABLE' limit 1`,
  );
  await site.send('requestInfo', { ...INFO, listingId: unit.id });
  expect(await rows()).toEqual([[unit.project, DAY, 1, 0]]);
});

test('a booked viewing counts once, also when it is moved and cancelled', async () => {
  const [first, second] = freeSlots(await site.agenda(home)) as [SlotSeen, SlotSeen];
  const { token } = await site.act('bookAppointment', {
    estateId: home,
    startsAt: first.startsAt,
    ...VISITOR,
  });
  const moved = await site.act('moveAppointment', { token, startsAt: second.startsAt });
  const cancelled = await site.act('cancelAppointment', { token });
  expect([moved.errors, cancelled.errors]).toEqual([[], []]);
  expect(await rows()).toEqual([[home, DAY, 1, 0]]);
});

test('a requested stay counts once, with its two mails', async () => {
  const [week] = await findFreeWeeks(site.ask, site.now(), 1);
  await mutate('requestStay', 'StayRequestInput', { ...GUEST, ...week });
  expect(await rows()).toEqual([[week?.rentalUnitId, DAY, 1, 0]]);
});

test('a lead whose transaction fails does not count', async () => {
  await site.send('requestInfo', { ...INFO, listingId: home });
  const [{ id }] = await site.query('select id from lead');
  const failing = site.database.db.transaction().execute(async (trx) => {
    await countLead(trx, 'lead', id);
    throw new Error('not stored');
  });
  await expect(failing).rejects.toThrow('not stored');
  expect(await rows()).toEqual([[home, DAY, 1, 0]]);
});

test('erasing the data of a visitor leaves the numbers', async () => {
  await site.send('requestInfo', { ...INFO, listingId: home });
  for (const source of Object.values(SOURCES))
    await source.eraseAbout(site.database.db, INFO.email, { now: site.now(), addMails: async () => {} });
  expect(await site.leads()).toEqual([]);
  expect(await rows()).toEqual([[home, DAY, 1, 0]]);
});
