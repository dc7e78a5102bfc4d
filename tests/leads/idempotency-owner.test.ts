/** An idempotency key belongs to the address block that used it first; a form token belongs to its recipient. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type AppointmentSite,
  freeSlots,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { CONTACT } from '../support/leads/lead-inputs.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });
const [OWNER, STRANGER] = [from('198.51.100.1'), from('203.0.113.9')];

let site: AppointmentSite;
beforeAll(async () => {
  site = await startAppointmentSite({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => site.stop());

const BOOK =
  'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { token errors { code } } }';

test('the key and the fields of another visitor do not return the secret token of the viewing', async () => {
  const [estateId = 0] = await site.homes();
  const [slot] = freeSlots(await site.agenda(estateId));
  const fields = {
    ...VISITOR,
    locale: 'nl',
    estateId,
    startsAt: slot?.startsAt,
    idempotencyKey: 'order-1',
  };
  const book = async (human: object | null, headers: object) =>
    (await site.post(BOOK, { input: { ...fields, human } }, { ...headers })).body.data.bookAppointment;
  const first = await book({ formToken: await site.readToken() }, OWNER);
  expect(first.token).toEqual(expect.any(String));
  expect(await book(null, STRANGER)).toEqual({ token: null, errors: [{ code: 'HUMAN_CHECK' }] });
  expect(await book(null, OWNER)).toEqual(first);
  expect(await site.appointments()).toHaveLength(1);
});

test('a key that a stranger used before does not block a form', async () => {
  const input = { ...CONTACT, idempotencyKey: '1' };
  await site.send('sendContactMessage', { ...input, message: 'Of a stranger.' }, STRANGER);
  const { receivedAt, errors } = await site.send('sendContactMessage', input, OWNER);
  expect([receivedAt, errors]).toEqual([expect.any(String), []]);
});

test('a form whose key is its token returns the first result on another network', async () => {
  const formToken = await site.readToken();
  const input = { ...CONTACT, human: { formToken }, idempotencyKey: formToken };
  const first = await site.send('sendContactMessage', input, OWNER);
  expect(first.receivedAt).not.toBeNull();
  expect(await site.send('sendContactMessage', input, STRANGER)).toEqual(first);
});
