/** Viewings by the API: held, booked, moved and cancelled, each by one visitor only. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type AppointmentSite,
  codesOf,
  freeSlots,
  type SlotSeen,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';

const MINUTE_MS = 60_000;
let site: AppointmentSite;
let home = 0;
let neighbour = 0;
let first: SlotSeen;
let second: SlotSeen;

beforeAll(async () => {
  site = await startAppointmentSite();
  [home = 0, neighbour = 0] = await site.homes(2);
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.forget();
  [first, second] = freeSlots(await site.agenda(home)) as [SlotSeen, SlotSeen];
});

const stateOf = async ({ startsAt }: SlotSeen, hold?: string, estate = home) => {
  const { days } = await site.agenda(estate, hold ? `hold: "${hold}"` : '');
  return days.flatMap(({ slots }) => slots).find((slot) => slot.startsAt === startsAt)?.state;
};
const hold = (slot: SlotSeen, more: object = {}) =>
  site.act('holdSlot', { listingId: home, startsAt: slot.startsAt, ...more });
const book = (slot: SlotSeen | null, more: object = {}) =>
  site.act('bookAppointment', { listingId: home, startsAt: slot?.startsAt, ...VISITOR, ...more });
const OTHER = { email: 'bob@mail.example', name: 'Peeters' };

test('an agenda has the slots of the coming days, but none that starts too soon', async () => {
  const { days, slotMinutes, next } = await site.agenda(home, 'days: 42');
  expect(slotMinutes).toBeGreaterThan(0);
  expect(days[0]?.date).toBe('2026-11-21');
  expect(next).toEqual(first);
  const { nextSlot } = (await site.ask(`{ estate(id: ${home}, locale: nl) { nextSlot { startsAt state } } }`))
    .estate;
  expect(nextSlot).toEqual({ startsAt: first.startsAt, state: 'FREE' });
});

test('a home that is not offered or unknown has no agenda', async () => {
  const [{ id }] = await site.query(
    `select id from listing where kind = 'estate' and status = 'SOLD' limit 1`,
  );
  expect(await site.agenda(id)).toBeNull();
  expect(await site.agenda(999_999_999)).toBeNull();
});

describe('a hold', () => {
  test('reserves a slot for ten minutes for the bearer of its token', async () => {
    const { hold: held } = await hold(first);
    expect(await stateOf(first)).toBe('HELD');
    expect(await stateOf(first, held?.token)).toBe('OWN');
    expect(await stateOf(first, undefined, neighbour)).not.toBe('FREE');
    site.later(10 * MINUTE_MS);
    expect(await stateOf(first)).toBe('FREE');
  });

  test('can be extended, up to two hours', async () => {
    const token = (await hold(first)).hold?.token;
    for (let minutes = 0; minutes < 115; minutes += 5) {
      site.later(5 * MINUTE_MS);
      expect((await site.act('extendHold', { token })).errors).toEqual([]);
    }
    site.later(5 * MINUTE_MS);
    expect(codesOf(await site.act('extendHold', { token }))).toEqual(['token HOLD_EXPIRED']);
  });

  test('moves with its visitor, who holds only one slot', async () => {
    const token = (await hold(first)).hold?.token;
    expect((await hold(second, { hold: token })).hold?.token).toBe(token);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['FREE', 'HELD']);
  });

  test('can be released', async () => {
    const token = (await hold(first)).hold?.token;
    expect(await site.act('releaseHold', { token })).toMatchObject({ isDone: true, errors: [] });
    expect(await stateOf(first)).toBe('FREE');
  });

  test('of another visitor prevents holding and booking the slot', async () => {
    await hold(first);
    expect(codesOf(await hold(first))).toEqual(['startsAt SLOT_TAKEN']);
    expect(codesOf(await book(first))).toEqual(['startsAt SLOT_TAKEN']);
    expect(codesOf(await book(first, { hold: 'x'.repeat(43) }))).toEqual(['startsAt SLOT_TAKEN']);
  });
});

describe('a booking', () => {
  test('of a held slot takes it, and the visitor can open the viewing', async () => {
    const token = (await hold(first)).hold?.token;
    const booked = await book(null, { hold: token });
    expect(booked.errors).toEqual([]);
    expect(await stateOf(first)).toBe('TAKEN');
    const { appointment } = await site.ask(
      `query ($token: String!) { appointment(token: $token, locale: nl) {
        status startsAt canChange firstName estate { id } agent { name } calendarLinks { calendar url } } }`,
      { token: booked.token },
    );
    expect(appointment).toMatchObject({
      status: 'BOOKED',
      startsAt: first.startsAt,
      canChange: true,
      firstName: VISITOR.firstName,
      estate: { id: String(home) },
    });
    expect(appointment.calendarLinks).toHaveLength(4);
    expect((await site.mails()).map(({ mail }) => mail)).toEqual(['AGENT.0', 'VISITOR.0']);
  });

  test('needs no hold', async () => {
    expect((await book(first)).errors).toEqual([]);
    expect(codesOf(await book(first, OTHER))).toEqual(['startsAt SLOT_TAKEN']);
  });

  test('is possible after its hold has expired, while the slot is free', async () => {
    const token = (await hold(first)).hold?.token;
    site.later(30 * MINUTE_MS);
    expect((await book(first, { hold: token })).errors).toEqual([]);
  });

  test('is rejected after its hold has expired when another visitor was quicker', async () => {
    const token = (await hold(first)).hold?.token;
    site.later(30 * MINUTE_MS);
    expect((await book(first, OTHER)).errors).toEqual([]);
    expect(codesOf(await book(first, { hold: token }))).toEqual(['startsAt SLOT_TAKEN']);
  });

  test("takes the agent's time at other homes too", async () => {
    await book(first);
    expect(await stateOf(first, undefined, neighbour)).not.toBe('FREE');
    const elsewhere = { ...OTHER, listingId: neighbour };
    expect(codesOf(await book(first, elsewhere))).toEqual([
      expect.stringMatching(/^startsAt (SLOT_TAKEN|NO_SUCH_SLOT)$/),
    ]);
  });

  test('is limited to one per home and mail address until the viewing is over', async () => {
    await book(first);
    expect(codesOf(await book(second, { email: VISITOR.email.toUpperCase() }))).toEqual([
      'email ALREADY_BOOKED',
    ]);
    expect(await stateOf(second)).toBe('FREE');
    await site.query(
      `update appointment set starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days',
        occupied = tstzrange(lower(occupied) - interval '60 days', upper(occupied) - interval '60 days')`,
    );
    expect((await book(second)).errors).toEqual([]);
  });

  test('reports the error of each field', async () => {
    const invalidInput = {
      firstName: '',
      email: 'nobody',
      phone: '12',
      privacyConsent: false,
      message: 'http://x.be',
    };
    expect(codesOf(await book(null, invalidInput))).toEqual([
      'startsAt SLOT',
      'firstName FIRST_NAME',
      'email EMAIL',
      'phone PHONE',
      'message LINK',
      'privacyConsent CONSENT',
    ]);
    const { errors } = await site.act('bookAppointment', { ...VISITOR, listingId: home, locale: 'en' });
    expect(errors[0]?.message).toBe('Please select a time slot.');
  });

  test.each([
    ['in the past', '2026-11-20T09:00:00Z'],
    ['off the grid', '2026-11-24T09:07:00Z'],
    ['beyond the horizon', '2027-11-24T09:00:00Z'],
    ['on a holiday', '2026-12-25T09:00:00Z'],
    ['at night', '2026-11-24T02:00:00+01:00'],
  ])('%s is rejected', async (_, startsAt) => {
    expect(codesOf(await book(null, { startsAt }))).toEqual(['startsAt NO_SUCH_SLOT']);
    expect(await site.appointments()).toEqual([]);
  });

  test('returns the same result under its key, although the slot is now taken', async () => {
    const human = { formToken: await site.readToken() };
    const input = { human, idempotencyKey: 'key' };
    const responses = await Promise.all(Array.from({ length: 10 }, () => book(first, input)));
    expect(new Set(responses.map(({ token }) => token)).size).toBe(1);
    expect(responses[0]?.token).toMatch(/^[\w-]{43}$/);
    expect(await site.appointments()).toHaveLength(1);
    expect(await site.mails()).toHaveLength(2);
  });
});

describe('a viewing', () => {
  let token: string;
  beforeEach(async () => {
    token = (await book(first)).token as string;
  });

  test('is cancelled once, and its slot is free again', async () => {
    expect((await site.act('cancelAppointment', { token })).startsAt).toBe(first.startsAt);
    expect(await stateOf(first)).toBe('FREE');
    expect(codesOf(await site.act('cancelAppointment', { token }))).toEqual(['token ALREADY_CANCELLED']);
    expect((await book(first)).errors).toEqual([]);
  });

  test('moves atomically: the old slot is free when the new one is taken', async () => {
    expect((await site.act('moveAppointment', { token, startsAt: second.startsAt })).startsAt).toBe(
      second.startsAt,
    );
    expect([await stateOf(first), await stateOf(second)]).toEqual(['FREE', 'TAKEN']);
    expect((await site.mails()).map(({ mail }) => mail)).toEqual([
      'AGENT.0',
      'AGENT.1',
      'VISITOR.0',
      'VISITOR.1',
    ]);
  });

  test('stays when the new slot is taken', async () => {
    await book(second, OTHER);
    expect(codesOf(await site.act('moveAppointment', { token, startsAt: second.startsAt }))).toEqual([
      'startsAt SLOT_TAKEN',
    ]);
    expect(await stateOf(first)).toBe('TAKEN');
  });

  test('that has started can neither be cancelled nor moved', async () => {
    site.later(Date.parse(first.startsAt) - site.now().getTime());
    expect(codesOf(await site.act('cancelAppointment', { token }))).toEqual(['token TOO_LATE']);
  });

  test.each(['', 'unknown', 'x'.repeat(43), '../..', 'é'.repeat(43)])(
    'is not found by %j',
    async (unknown) => {
      expect(codesOf(await site.act('cancelAppointment', { token: unknown }))).toEqual(['token NOT_FOUND']);
      expect(
        (
          await site.ask(`query ($t: String!) { appointment(token: $t, locale: nl) { status } }`, {
            t: unknown,
          })
        ).appointment,
      ).toBeNull();
    },
  );
});
