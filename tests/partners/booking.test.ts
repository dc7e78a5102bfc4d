/** Viewings that the app of a partner books. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { issueKey } from '../../server/features/partners/partner-keys.ts';
import {
  type AppointmentSite,
  freeSlots,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { CONTACT } from '../support/leads/lead-inputs.ts';

const BOOK =
  'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { token errors { code } } }';

let site: AppointmentSite;
beforeAll(async () => {
  site = await startAppointmentSite();
});
afterAll(() => site.stop());

test('need no robot check, and a booking that fails does not make the used token of a visitor valid again', async () => {
  const limits = { submissionsPerDay: null, readBudget: null };
  const key = await issueKey(site.database.db, { name: 'Immo Portaal', limits, now: site.now() });
  const human = { formToken: await site.readToken() };
  expect((await site.send('sendContactMessage', { ...CONTACT, human })).errors).toEqual([]);
  const [listingId = 0] = await site.homes();
  const [first, second] = freeSlots(await site.agenda(listingId));
  const book = async (startsAt: string | undefined) => {
    const input = { ...VISITOR, locale: 'nl', listingId, startsAt, human };
    const { body } = await site.post(BOOK, { input }, { authorization: `Bearer ${key}` });
    return body.data.bookAppointment;
  };
  expect(await book(first?.startsAt)).toEqual({ token: expect.any(String), errors: [] });
  expect(await book(second?.startsAt)).toEqual({ token: null, errors: [{ code: 'ALREADY_BOOKED' }] });
  const again = await site.send('sendContactMessage', { ...CONTACT, human });
  expect(again.errors.map(({ code }) => code)).toEqual(['HUMAN_CHECK_EXPIRED']);
});
