/** Clients may use the former names of viewings and stays for ever. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freeSlots, startAppointmentSite, VISITOR } from '../support/appointments/appointment-site.ts';
import { GUEST, type StaySite, startStaySite } from '../support/stays/stay-site.ts';

describe('estateId', () => {
  let site: Awaited<ReturnType<typeof startAppointmentSite>>;
  let home: number;
  beforeAll(async () => {
    site = await startAppointmentSite();
    [home = 0] = await site.homes(1);
  });
  afterAll(() => site.stop());

  test('names the home of an agenda, of a hold, of a booking and of a waiting list', async () => {
    const { agenda } = await site.ask(
      `{ agenda(estateId: "${home}", days: 42) { estateId listingId days { slots { startsAt endsAt state } } } }`,
    );
    expect(agenda).toMatchObject({ estateId: String(home), listingId: String(home) });
    const [slot] = freeSlots(agenda);
    const { hold } = await site.act('holdSlot', { estateId: home, startsAt: slot?.startsAt });
    const booking = { estateId: home, startsAt: slot?.startsAt, hold: hold?.token, ...VISITOR };
    const { token, errors } = await site.act('bookAppointment', booking);
    expect(errors).toEqual([]);
    const contact = { firstName: 'Eve', name: 'Peeters', email: 'eve@mail.example', phone: '0470 12 34 56' };
    const waiting = { estateId: home, ...contact, privacyConsent: true };
    expect(await site.act('joinWaitingList', waiting)).toMatchObject({ isDone: true, errors: [] });
    const query = `query ($token: String!) { appointment(token: $token, locale: nl) {
      estateId listingId estate { id hasViewings hasAgenda nextViewing { startsAt } nextSlot { startsAt } }
    } }`;
    const { appointment } = await site.ask(query, { token });
    const { estate } = appointment;
    expect(appointment).toMatchObject({ estateId: String(home), listingId: String(home) });
    expect(estate).toMatchObject({ id: String(home), hasViewings: true, hasAgenda: true });
    expect(estate.nextViewing).toEqual(estate.nextSlot);
  });

  test.each([
    ['the former name', { estateId: '999999999' }, { field: 'estateId', code: 'NOT_FOUND' }],
    ['the current name', { listingId: '999999999' }, { field: 'listingId', code: 'NOT_FOUND' }],
    ['no name', {}, { field: 'listingId', code: 'REQUIRED' }],
  ])('an error is on the given field: %s', async (_, given, error) => {
    for (const name of ['holdSlot', 'bookAppointment', 'joinWaitingList'] as const) {
      const contact = name === 'holdSlot' ? {} : VISITOR;
      const { message: _text, ...fields } = contact as typeof VISITOR & { message?: string };
      const input = { ...fields, ...given, ...(name === 'joinWaitingList' ? {} : { startsAt: null }) };
      expect((await site.act(name, input)).errors).toEqual([expect.objectContaining(error)]);
    }
  });

  test('an idempotency key is the same with either name, and with the language in the id', async () => {
    const slot = freeSlots(await site.agenda(home)).at(-1);
    const input = { startsAt: slot?.startsAt, idempotencyKey: 'either name' };
    const { hold } = await site.act('holdSlot', { ...input, estateId: home });
    for (const given of [{ listingId: home }, { listingId: `${home}.nl` }, { estateId: `${home}.fr` }])
      expect(await site.act('holdSlot', { ...input, ...given })).toMatchObject({ hold, errors: [] });
    const [, other] = await site.homes(2);
    const { errors } = await site.act('holdSlot', { ...input, listingId: other });
    expect(errors).toEqual([expect.objectContaining({ code: 'IDEMPOTENCY_KEY' })]);
  });

  test('the current name takes precedence', async () => {
    const { agenda } = await site.ask(`{ agenda(listingId: ${home}, estateId: "999999999") { listingId } }`);
    expect(agenda).toEqual({ listingId: String(home) });
  });

  test('an agenda without either is an error', async () => {
    const { body } = await site.post('{ agenda { listingId } }', {});
    expect(body.errors).toEqual([
      expect.objectContaining({
        message: '"listingId" is required.',
        extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }),
      }),
    ]);
  });
});

describe('reservations', () => {
  let site: StaySite;
  beforeAll(async () => {
    site = await startStaySite();
  });
  afterAll(() => site.stop());

  test('are requested and cancelled', async () => {
    const [week] = await site.freeWeeks(1);
    const human = { formToken: await site.readToken() };
    const { requestReservation } = await site.ask(
      'mutation ($input: ReservationInput!) { requestReservation(input: $input) { token stay { id } errors { code } } }',
      { input: { locale: 'nl', ...week, ...GUEST, human } },
    );
    expect(requestReservation).toMatchObject({ stay: { id: expect.any(String) }, errors: [] });
    const { cancelReservation } = await site.ask(
      `mutation ($input: ReservationCancelInput!) { cancelReservation(input: $input) { isDone stay { status } } }`,
      { input: { locale: 'nl', token: requestReservation.token } },
    );
    expect(cancelReservation).toEqual({ isDone: true, stay: { status: 'CANCELLED' } });
  });

  test('are answered', async () => {
    const { answerReservation } = await site.ask(
      `mutation ($input: ReservationAnswerInput!) { answerReservation(input: $input) { isDone errors { code } } }`,
      { input: { locale: 'nl', token: 'x', isAccepted: true } },
    );
    expect(answerReservation).toEqual({ isDone: false, errors: [{ code: 'NOT_FOUND' }] });
  });
});
