/** What a partner's app sends names the partner: in the mails of the agency, at the desk, and in the export. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SOURCES } from '../../server/composition/submission-sources.ts';
import { issueKey } from '../../server/features/partners/partner-keys.ts';
import { exportPersonalDataOf } from '../../server/features/personal-data/export.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { freeSlots, VISITOR } from '../support/appointments/appointment-site.ts';
import { type DeskSite, startDeskSite } from '../support/desk/desk-site.ts';
import { CONTACT } from '../support/leads/lead-inputs.ts';
import { renderMails } from '../support/mails/rendered-mails.ts';
import { PARTNER, withKey } from '../support/partners/partner-site.ts';
import { findFreeWeeks, GUEST } from '../support/stays/stay-site.ts';
import { SUBSCRIBER } from '../support/subscriptions/subscription-site.ts';

const { email } = VISITOR;
const { message: _, ...WAITING } = VISITOR;

let site: DeskSite;
let key: string;
let inputs: readonly (readonly [mutation: string, type: string, input: object])[];

beforeAll(async () => {
  site = await startDeskSite();
  const limits = { submissionsPerDay: null, readBudget: null };
  key = await issueKey(site.database.db, { name: PARTNER, limits, now: site.now() });
  const [listingId = 0, other = 0] = await site.homes(2);
  const [week] = await findFreeWeeks(site.ask, site.now(), 1);
  const startsAt = freeSlots(await site.agenda(listingId))[0]?.startsAt;
  inputs = [
    ['sendContactMessage', 'ContactMessageInput', { ...CONTACT, email }],
    ['bookAppointment', 'BookAppointmentInput', { ...VISITOR, listingId, startsAt }],
    ['joinWaitingList', 'JoinWaitingListInput', { ...WAITING, listingId: other }],
    ['requestStay', 'StayRequestInput', { ...GUEST, ...week }],
    ['subscribe', 'SubscribeInput', SUBSCRIBER],
  ];
});
afterAll(() => site?.stop());
beforeEach(async () => {
  await site.forget();
  await site.query('truncate stay, subscription, subscription_request cascade');
});

async function send(mutation: string, type: string, input: object, headers: Record<string, string> = {}) {
  const query = `mutation ($input: ${type}!) { sent: ${mutation}(input: $input) { errors { code } } }`;
  const { body } = await site.post(query, { input: { locale: 'nl', ...input } }, headers);
  expect(body.data.sent.errors).toEqual([]);
}

const sendAll = async () => {
  for (const [mutation, type, input] of inputs) await send(mutation, type, input, withKey(key));
};
const idIn = async (table: string): Promise<string> => (await site.query(`select id from ${table}`))[0].id;
const kept = async () => (await exportPersonalDataOf(site.database.db, email, SOURCES)).kept;

test('the agency reads it in its mails', async () => {
  await sendAll();
  const jobs = (await site.mails()).filter(({ mail }) => /^(AGENCY|AGENT|HOST)/.test(mail));
  expect(jobs.map(({ source }) => source).sort()).toEqual(['appointment', 'lead', 'stay']);
  const label = site.textsIn('nl')('mail.lead.agency.partner');
  for (const mail of await renderMails(site, jobs)) {
    expect(mail?.text).toContain(label);
    expect(mail?.text).toContain(PARTNER);
  }
});

test('employees read it at the desk', async () => {
  await sendAll();
  const pages = [
    `/desk/messages/${await idIn('lead')}`,
    `/desk/viewings/${await idIn('appointment')}`,
    `/desk/stays/${await idIn('stay')}`,
  ];
  for (const page of pages) expect((await site.open('manager', page)).text).toContain(`<dd>${PARTNER}</dd>`);
});

test('the visitor reads it in the export', async () => {
  await sendAll();
  const one = [{ partner: PARTNER }];
  expect(await kept()).toMatchObject({
    lead: { leads: one },
    appointment: one,
    waiting: one,
    stay: one,
    subscription: { requests: one, subscriptions: [] },
  });
});

test('a subscription keeps the partner of its request', async () => {
  await sendAll();
  const secret = await getOrCreateSecret(site.database.db, 'subscriptions');
  const token = createToken(secret, 'request', await idIn('subscription_request'));
  await send('confirmSubscription', 'SubscriptionTokenInput', { token });
  expect((await kept()).subscription).toMatchObject({ subscriptions: [{ partner: PARTNER }] });
});

test('a form of the site has none', async () => {
  for (const [mutation, type, input] of inputs)
    await send(mutation, type, { ...input, human: { formToken: await site.readToken() } });
  expect(JSON.stringify(await kept())).not.toContain(PARTNER);
  const { text } = await site.open('manager', `/desk/viewings/${await idIn('appointment')}`);
  expect(text).not.toContain(site.textsIn('en')('mail.lead.agency.partner'));
});

test('erased viewings and stays that remain until their day have none', async () => {
  await sendAll();
  await site.query(
    `update appointment set state = 'CANCELLED', cancelled_by = 'AGENT', cancelled_at = now(), sequence = 1`,
  );
  const context = { now: site.now(), addMails: async () => {} };
  for (const source of Object.values(SOURCES))
    await source.eraseAbout(site.database.db, email, context as never);
  const left = await site.query('select partner_id from appointment union all select partner_id from stay');
  expect(left).toEqual([{ partner_id: null }, { partner_id: null }]);
});
