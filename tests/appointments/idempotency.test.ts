/** A booking whose response is lost is sent again and takes effect once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type AppointmentSite,
  freeSlots,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';

let site: AppointmentSite;
let isCut = false;

beforeAll(async () => {
  site = await startAppointmentSite({
    wrapPorts: (ports) => ({
      ...ports,
      submissions: {
        ...ports.submissions,
        async store(...args) {
          const stored = await ports.submissions.store(...args);
          if (!isCut) return stored;
          isCut = false;
          throw new Error('the connection was cut after the commit');
        },
      },
    }),
  });
});
afterAll(() => site.stop());

test('a response lost after the commit: the repeated form returns the viewing, booked and mailed once', async () => {
  const [home = 0] = await site.homes();
  const [slot] = freeSlots(await site.agenda(home));
  const human = { formToken: await site.readToken() };
  const input = {
    ...VISITOR,
    locale: 'nl',
    listingId: home,
    startsAt: slot?.startsAt,
    human,
    idempotencyKey: 'once',
  };
  const mutation =
    'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { token errors { code } } }';
  isCut = true;
  const { body } = await site.post(mutation, { input });
  expect(body.data).toEqual({ bookAppointment: null });
  expect(body.errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
  const responses = await Promise.all(Array.from({ length: 10 }, () => site.post(mutation, { input })));
  const tokens = new Set(responses.map((response) => response.body.data.bookAppointment.token));
  expect([...tokens]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(await site.appointments()).toHaveLength(1);
  expect(await site.mails()).toHaveLength(2);
});
