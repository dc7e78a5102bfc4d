/** The examples of the playground that book a viewing, from the hold to the cancellation. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeVariables } from '../../client/playground/example-days.ts';
import { EXAMPLES, type Example } from '../../client/playground/examples.data.ts';
import {
  type AppointmentSite,
  freeSlots,
  type SlotSeen,
  startAppointmentSite,
} from '../support/appointments/appointment-site.ts';

let site: AppointmentSite;

beforeAll(async () => {
  site = await startAppointmentSite();
});
afterAll(() => site.stop());

interface Outcome {
  errors: { code: string }[];
  token?: string;
  hold?: { token: string };
}

/** Runs an example with other values of its input. */
async function run(name: string, values: object) {
  const example = EXAMPLES.find(({ query }) => query.includes(`mutation ${name}(`)) as Example;
  const { input } = JSON.parse(writeVariables(example, site.services.now()));
  const data = await site.ask(example.query, { input: Object.assign({}, input, values) });
  const [outcome] = Object.values<Outcome>(data);
  return outcome as Outcome;
}

test('a viewing is held, booked, moved and cancelled', async () => {
  const [home = 0] = await site.homes(1);
  const [first, second] = freeSlots(await site.agenda(home)) as [SlotSeen, SlotSeen];
  const { startsAt } = first;
  const held = await run('HoldAViewing', { listingId: home, startsAt });
  expect(held).toMatchObject({ hold: { startsAt }, errors: [] });
  const hold = held.hold?.token;
  const human = { formToken: await site.readToken() };
  const booking = { listingId: home, startsAt, hold, human, privacyConsent: true };
  const booked = await run('BookAViewing', booking);
  expect(booked).toMatchObject({ token: expect.any(String), errors: [] });
  expect(await run('BookAViewing', booking)).toEqual(booked);
  const { token } = booked;
  const moved = await run('MoveAViewing', { token, startsAt: second.startsAt });
  expect(moved).toMatchObject({ startsAt: second.startsAt, errors: [] });
  expect(freeSlots(await site.agenda(home))).toContainEqual(first);
  expect(await run('CancelAViewing', { token })).toMatchObject({ startsAt: second.startsAt, errors: [] });
  expect(freeSlots(await site.agenda(home))).toContainEqual(second);
  expect((await run('CancelAViewing', { token })).errors).toMatchObject([{ code: 'ALREADY_CANCELLED' }]);
});

test('as they stand, the examples hold a slot, and change no viewing', async () => {
  expect(await run('HoldAViewing', {})).toMatchObject({ hold: { token: expect.any(String) }, errors: [] });
  for (const name of ['BookAViewing', 'MoveAViewing', 'CancelAViewing'])
    expect((await run(name, {})).errors.length).toBeGreaterThan(0);
  // The viewing of the other test, and the hold.
  expect(await site.query('select from appointment')).toHaveLength(2);
});
