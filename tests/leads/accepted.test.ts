import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { LOCALES } from '../../shared/locales.ts';
import { privacyEdition } from '../../shared/submissions/privacy-edition.ts';
import { CONTACT, FRIEND, INFO } from '../support/leads/lead-inputs.ts';
import { type AskedListing, findEntity, findListing } from '../support/leads/lead-listings.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';

const EDITION = privacyEdition({
  leadsMonths: 24,
  humanService: null,
  googleMaps: false,
  tilesHost: null,
  mediaHost: null,
  hasCrm: false,
  analytics: null,
});
let site: LeadSite;

beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(() => site.stop());
afterEach(() => site.forget());

const KINDS: [string, () => Promise<AskedListing>][] = [
  ['an estate', () => findListing(site.database, 'estate', 'AVAILABLE')],
  ['a project', () => findListing(site.database, 'project', 'AVAILABLE')],
  ['an entity of a project', () => findEntity(site.database, 'AVAILABLE')],
  ['a holiday home', () => findListing(site.database, 'rentalUnit', 'AVAILABLE')],
];

describe.each(LOCALES)('in %s, a message', (locale) => {
  test('to the agency is stored with its consent and its mails', async () => {
    const { receivedAt, errors } = await site.send('sendContactMessage', {
      ...CONTACT,
      locale,
      marketingOptIn: true,
    });
    expect([new Date(receivedAt ?? ''), errors]).toEqual([site.now(), []]);
    const [lead] = await site.leads();
    expect(lead).toEqual({
      id: expect.any(String),
      kind: 'CONTACT',
      locale,
      received_at: site.now(),
      listing_id: null,
      office_id: null,
      partner_id: null,
      agent_id: null,
      first_name: CONTACT.firstName,
      name: CONTACT.name,
      email: CONTACT.email,
      phone: '+32470123456',
      street: CONTACT.street,
      remarks: CONTACT.remarks,
      question_type: CONTACT.questionType,
      message: CONTACT.message,
      recipient_name: null,
      recipient_email: null,
    });
    const agreed = { locale, given_at: site.now(), marketing: true, edition: EDITION };
    expect(await site.consents()).toEqual([{ ...agreed, lead_id: lead?.id }]);
    expect(await site.mails()).toEqual([
      { source: 'lead', id: lead?.id, mail: 'AGENCY' },
      { source: 'lead', id: lead?.id, mail: 'VISITOR' },
    ]);
  });
});

test('may omit optional fields', async () => {
  const { street, remarks, ...requiredFields } = CONTACT;
  await site.send('sendContactMessage', requiredFields);
  expect(await site.leads()).toMatchObject([{ street: null, remarks: null, office_id: null }]);
  expect(await site.consents()).toMatchObject([{ marketing: false }]);
});

test('a message to an office is sent to that office', async () => {
  const { id } = await site.database.db
    .selectFrom('office')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await site.send('sendContactMessage', { ...CONTACT, officeId: String(id) });
  expect(await site.leads()).toMatchObject([{ office_id: id, agent_id: null }]);
});

describe.each(KINDS)('about %s', (_, find) => {
  test('a question is sent to its office and its agent', async () => {
    const { id, office, agent } = await find();
    const { errors } = await site.send('requestInfo', { ...INFO, listingId: String(id) });
    expect(errors).toEqual([]);
    expect(await site.leads()).toMatchObject([
      {
        kind: 'INFO',
        listing_id: id,
        office_id: office,
        agent_id: agent,
        first_name: INFO.firstName,
        phone: '+3292250101',
        question_type: null,
      },
    ]);
    expect((await site.mails()).map(({ mail }) => mail)).toEqual(['AGENCY', 'VISITOR']);
  });

  test('a message to a friend sends one mail', async () => {
    const { id, office, agent } = await find();
    const { errors } = await site.send('sendToFriend', { ...FRIEND, listingId: id });
    expect(errors).toEqual([]);
    expect(await site.leads()).toMatchObject([
      {
        kind: 'FRIEND',
        listing_id: id,
        office_id: office,
        agent_id: agent,
        message: FRIEND.message,
        recipient_name: FRIEND.recipientName,
        recipient_email: FRIEND.recipientEmail,
        phone: null,
      },
    ]);
    expect((await site.mails()).map(({ mail }) => mail)).toEqual(['FRIEND']);
    expect(await site.consents()).toMatchObject([{ marketing: false }]);
  });
});

describe('nothing is stored', () => {
  test('of a lead whose mails cannot be queued, and its token and key can be used again', async () => {
    await site.send('sendContactMessage', CONTACT);
    await site.forget();
    const idempotencyKey = await site.readToken();
    await site.database.pool.query('alter table jobs.job add constraint broken check (false) not valid');
    const send = (formToken: string) =>
      site.post(
        'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { receivedAt } }',
        { input: { ...CONTACT, locale: 'nl', human: { formToken }, idempotencyKey } },
      );
    const { body } = await send(await site.readToken());
    expect(body.errors[0].extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
    expect([await site.leads(), await site.consents(), await site.mails()]).toEqual([[], [], []]);
    await site.database.pool.query('alter table jobs.job drop constraint broken');
    expect((await send(await site.readToken())).body.data.sendContactMessage.receivedAt).not.toBeNull();
    expect(await site.leads()).toHaveLength(1);
  });

  test('and no data is returned or logged of a lead that the database rejects', async () => {
    await site.database.pool.query('alter table lead add constraint broken check (false) not valid');
    const input = { ...CONTACT, locale: 'nl', human: { formToken: await site.readToken() } };
    const { body } = await site.post(
      'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { receivedAt } }',
      { input },
    );
    await site.database.pool.query('alter table lead drop constraint broken');
    expect(body.errors[0].message).toBe('Something went wrong on our side.');
    expect(site.lines.at(-2)).toContain('violates check constraint');
    expect(await site.mails()).toEqual([]);
  });
});
