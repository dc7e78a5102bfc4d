/** A hundred visitors book the same slot at once, through two processes on one database: one succeeds. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { countJobs } from '../../server/platform/jobs/count-jobs.ts';
import { MAIL_QUEUE } from '../../server/platform/mail/queue.ts';
import { VISITOR } from '../support/appointments/appointment-site.ts';
import { findFreeSlot } from '../support/appointments/find-free-slot.ts';
import { requestFormTokens } from '../support/leads/form-senders.ts';
import { addressOf, startTwoSites, type TwoSites } from '../support/two-sites.ts';

jest.setTimeout(300_000);

const ROUNDS = 10;
const VISITORS = 100;

let sites: TwoSites;

beforeAll(async () => {
  sites = await startTwoSites();
});
afterAll(() => sites.stop());

const BOOK = `mutation ($input: BookAppointmentInput!) {
  bookAppointment(input: $input) { token errors { code field } }
}`;

interface Booked {
  status: number;
  token: string | null;
  errors: { code: string; field: string | null }[];
}

/** Books, and retries while the site has not started the request because it is overloaded (503). */
async function book(number: number, wanted: object): Promise<Booked> {
  const email = `visitor-${number}@mail.example`;
  const input = { ...VISITOR, ...wanted, email, locale: 'nl' };
  for (;;) {
    const { status, data } = await sites.ask(number, BOOK, { input }, addressOf(number));
    if (status !== 503)
      return { status, ...(data as { bookAppointment: Omit<Booked, 'status'> }).bookAppointment };
    await wait(100);
  }
}

/** Returns a home of each agent; one agent alone has too few free slots in some weeks. */
async function findHomesOfAgents(): Promise<number[]> {
  const homes = await sites.database.db
    .selectFrom('listing')
    .distinctOn('agent_id')
    .select('id')
    .where('kind', '=', 'estate')
    .where('status', '=', 'AVAILABLE')
    .where('agent_id', 'is not', null)
    .orderBy('agent_id')
    .orderBy('id')
    .execute();
  return homes.map(({ id }) => id);
}

test('each slot is booked once, and one visitor and one agent get a mail', async () => {
  const { db } = sites.database;
  const homes = await findHomesOfAgents();
  const tokens = await requestFormTokens(sites.urls[0], ROUNDS * VISITORS);
  for (let round = 0; round < ROUNDS; round++) {
    const listingId = homes[round % homes.length] as number;
    const { startsAt } = await findFreeSlot(sites, listingId);
    const responses = await Promise.all(
      Array.from({ length: VISITORS }, (_, visitor) => {
        const human = { formToken: tokens.pop() };
        return book(round * VISITORS + visitor, { startsAt, listingId, human });
      }),
    );
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect(responses.filter(({ token }) => token)).toHaveLength(1);
    const rejected = responses.flatMap(({ errors }) => errors);
    expect(rejected).toEqual(Array(VISITORS - 1).fill({ code: 'SLOT_TAKEN', field: 'startsAt' }));
  }
  const booked = await db
    .selectFrom('appointment')
    .innerJoin('agent', 'agent.id', 'appointment.agent_id')
    .select(['appointment.state', 'appointment.email', 'agent.email as agent'])
    .execute();
  expect(booked.map(({ state }) => state)).toEqual(Array(ROUNDS).fill('BOOKED'));
  while ((await countJobs(db, MAIL_QUEUE)).waiting > 0) await wait(100);
  const mailedTo = sites.inbox.received.flatMap(({ recipients }) => recipients);
  expect(mailedTo.sort()).toEqual(booked.flatMap(({ email, agent }) => [email, agent]).sort());
});

test('the database rejects overlapping viewings', async () => {
  const overlap = sites.database.pool.query(
    `insert into appointment (state, listing_id, agent_id, office_id, starts_at, ends_at, occupied, created_at,
      held_until, token_hash)
    select 'HELD', 1000000, agent_id, office_id, starts_at, ends_at, occupied, now(), now(), 'x' from appointment limit 1`,
  );
  await expect(overlap).rejects.toMatchObject({ code: '23P01', constraint: 'appointment_of_agent' });
});
