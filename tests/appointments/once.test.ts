/** A booking whose answer is lost is asked for again, and happens once. */
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
        async store(...asked) {
          const kept = await ports.submissions.store(...asked);
          if (!isCut) return kept;
          isCut = false;
          throw new Error('the connection was cut after the commit');
        },
      },
    }),
  });
});
afterAll(() => site.stop());

test('a reply cut after the commit: the same form again gets the viewing, booked once and told once', async () => {
  const [home = 0] = await site.homes();
  const [slot] = freeSlots(await site.agenda(home));
  const human = { formToken: await site.readToken() };
  const input = {
    ...VISITOR,
    locale: 'nl',
    estateId: home,
    startsAt: slot?.startsAt,
    human,
    idempotencyKey: 'once',
  };
  const mutation =
    'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { token errors { code } } }';
  isCut = true;
  const { body } = await site.post(mutation, { input });
  expect(body.data).toBeNull();
  expect(body.errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.post(mutation, { input })));
  const tokens = new Set(answers.map((answer) => answer.body.data.bookAppointment.token));
  expect([...tokens]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(await site.appointments()).toHaveLength(1);
  expect(await site.mails()).toHaveLength(2);
});
