import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { optOutToken } from '../../server/features/leads/opt-out-token.ts';
import { LOCALES } from '../../shared/locales.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { CONTACT, encode, FRIEND, INFO, mutationOf } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { DAY_MS, type LeadPayload, type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';

let site: LeadSite;
let listingId: number;

beforeAll(async () => {
  site = await startLeadSite();
  listingId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
});
afterAll(() => site.stop());
afterEach(() => site.forget());

const codes = ({ errors }: LeadPayload) => errors.map(({ code }) => code);
const send = (human: object | null) => site.send('sendContactMessage', { ...CONTACT, human });

describe('a submission is rejected', () => {
  afterEach(async () => {
    expect([await site.leads(), await site.mails()]).toEqual([[], []]);
  });

  test.each(LOCALES)('without a token, in %s', async (locale) => {
    const refused = await site.send('sendContactMessage', { ...CONTACT, locale, human: null });
    const message = site.textsIn(locale)('forms.fault.humanCheck');
    expect(refused).toEqual({
      receivedAt: null,
      retryAfter: null,
      errors: [{ code: 'HUMAN_CHECK', field: null, message }],
    });
  });

  test.each(['', 'forged', 'x'.repeat(100_000 - 2_000), 'a.o.b.c', 'mb.o.AAAAAAAAAAAAAAAA.AAAAAAAAAAA\r\nX'])(
    'with a forged token (%#)',
    async (formToken) => expect(codes(await send({ formToken }))).toEqual(['HUMAN_CHECK']),
  );

  test('with a token that is too young, too old, or altered', async () => {
    const { body } = await site.post('{ humanChallenge { formToken } }', {});
    const { formToken } = body.data.humanChallenge;
    const tooFast = await send({ formToken });
    const message = site.textsIn('nl')('forms.fault.humanCheckExpired');
    expect(tooFast.errors).toEqual([{ code: 'HUMAN_CHECK_EXPIRED', field: null, message }]);
    const other = formToken.endsWith('A') ? 'B' : 'A';
    site.later(5_000);
    expect(codes(await send({ formToken: formToken.slice(0, -1) + other }))).toEqual(['HUMAN_CHECK']);
    site.later(DAY_MS);
    expect(codes(await send({ formToken }))).toEqual(['HUMAN_CHECK_EXPIRED']);
  });

  test('when the honeypot field is filled in', async () => {
    const formToken = await site.readToken();
    expect(codes(await send({ formToken, trap: 'https://mail.example' }))).toEqual(['HUMAN_CHECK']);
  });
});

test('sending again at once from a page with errors asks to wait, and then succeeds', async () => {
  const refused = await site.submit('/en/contact', encode(CONTACT));
  const sent = (text: string) =>
    encode({ ...CONTACT, formToken: readFormPage(text).fields.formToken?.value });
  const tooEarly = await site.submit('/en/contact', sent(refused.text));
  expect(tooEarly.status).toBe(422);
  expect(readFormPage(tooEarly.text).alert).toBe(site.textsIn('en')('forms.fault.humanCheckExpired'));
  site.later(5_000);
  expect((await site.submit('/en/contact', sent(tooEarly.text))).status).toBe(303);
  expect(await site.leads()).toHaveLength(1);
});

test('a token counts for one lead, whatever its form', async () => {
  const human = { formToken: await site.readToken() };
  expect(codes(await send(human))).toEqual([]);
  expect(codes(await send(human))).toEqual(['HUMAN_CHECK_EXPIRED']);
  expect(codes(await site.send('requestInfo', { ...INFO, listingId, human }))).toEqual([
    'HUMAN_CHECK_EXPIRED',
  ]);
  expect(await site.leads()).toHaveLength(1);
});

test('a form with errors does not use up its token', async () => {
  const human = { formToken: await site.readToken() };
  const invalid = await site.send('sendContactMessage', { ...CONTACT, email: 'annelies', human });
  expect([codes(invalid), codes(await send(human))]).toEqual([['EMAIL'], []]);
});

describe('too many submissions', () => {
  test.each([
    ['sendContactMessage', 10],
    ['requestInfo', 20],
    ['sendToFriend', 5],
  ] as const)('of %s: after %i the response gives the time to retry', async (mutation, max) => {
    const filled = { sendContactMessage: CONTACT, requestInfo: { ...INFO, listingId }, sendToFriend: {} };
    const input = (index: number) =>
      mutation === 'sendToFriend'
        ? { ...FRIEND, listingId, recipientEmail: `joachim${index}@mail.example` }
        : filled[mutation];
    for (let index = 0; index < max; index++)
      expect(codes(await site.send(mutation, input(index)))).toEqual([]);
    const refused = await site.send(mutation, { ...input(max), locale: 'de' });
    const message = site.textsIn('de')('forms.fault.rateLimited');
    expect(refused.errors).toEqual([{ code: 'RATE_LIMITED', field: null, message }]);
    expect(refused.retryAfter).toBeGreaterThan(3_500);
    expect(await site.leads()).toHaveLength(max);
  });

  const sendFrom = (address: string) =>
    ({ 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address }) as const;

  test('from one connection, whatever addresses its headers contain', async () => {
    for (let index = 1; index <= 10; index++) {
      await site.send('sendContactMessage', CONTACT, sendFrom(`203.0.113.${index}`));
    }
    const refused = await site.send('sendContactMessage', CONTACT, sendFrom('203.0.113.99'));
    expect(codes(refused)).toEqual(['RATE_LIMITED']);
  });

  test('from one address behind our proxy, and not from the next', async () => {
    const behind = await startLeadSite({ env: { TRUST_PROXY: '1' } });
    const from = (address: string) =>
      behind.send('sendContactMessage', CONTACT, { 'x-forwarded-for': address });
    for (let index = 1; index <= 10; index++) await from(`192.0.2.${index}, 203.0.113.7`);
    expect(codes(await from('192.0.2.99, 203.0.113.7'))).toEqual(['RATE_LIMITED']);
    expect(codes(await from('203.0.113.8'))).toEqual([]);
    await behind.stop();
  });

  test('to one address: three a day, in any spelling', async () => {
    const friend = (recipientEmail: string) =>
      site.send('sendToFriend', { ...FRIEND, listingId, recipientEmail });
    for (let index = 0; index < 3; index++) expect(codes(await friend(FRIEND.recipientEmail))).toEqual([]);
    const refused = await friend(FRIEND.recipientEmail.toUpperCase());
    expect([codes(refused), (refused.retryAfter ?? 0) > 80_000]).toEqual([['RATE_LIMITED'], true]);
    expect(codes(await friend('somebody.else@mail.example'))).toEqual([]);
  });
});

describe('a recipient who has opted out', () => {
  const REFUSE =
    'mutation ($input: RefuseFriendMailsInput!) { refuseFriendMails(input: $input) { isRefused errors { code field message } } }';
  const refuse = async (token: string, locale = 'fr') =>
    (await site.post(REFUSE, { input: { token, locale } })).body.data.refuseFriendMails;

  async function tokenOf(email: string): Promise<string> {
    const { secret } = await site.database.db
      .selectFrom('site_secret')
      .where('name', '=', 'recipients')
      .select('secret')
      .executeTakeFirstOrThrow();
    return optOutToken(secret, email);
  }

  test('gets no messages from any sender, and may opt out twice', async () => {
    const friend = { ...FRIEND, listingId, locale: 'en' };
    expect(codes(await site.send('sendToFriend', friend))).toEqual([]);
    const token = await tokenOf(FRIEND.recipientEmail);
    expect(await refuse(token)).toEqual({ isRefused: true, errors: [] });
    expect(await refuse(token)).toEqual({ isRefused: true, errors: [] });
    const refusedAt = site.now();
    const recipientEmail = FRIEND.recipientEmail.toUpperCase();
    const { errors } = await site.send('sendToFriend', { ...friend, recipientEmail });
    const message = site.textsIn('en')('forms.fault.optedOut');
    expect(errors).toEqual([{ code: 'REFUSED', field: null, message }]);
    expect([(await site.leads()).length, (await site.mails()).length]).toEqual([1, 1]);
    const rows = await site.database.db.selectFrom('mail_opt_out').selectAll().execute();
    expect(rows).toEqual([{ hash: expect.any(Buffer), opted_out_at: refusedAt }]);
  });

  test('may send an idempotency key, which belongs to one token', async () => {
    const [token, other] = [await tokenOf('one@mail.example'), await tokenOf('other@mail.example')];
    const optOut = async (input: object) =>
      (await site.post(REFUSE, { input: { locale: 'fr', idempotencyKey: 'a key', ...input } })).body.data
        .refuseFriendMails;
    expect(await optOut({ token })).toEqual({ isRefused: true, errors: [] });
    await site.database.db.deleteFrom('mail_opt_out').execute();
    expect(await optOut({ token })).toEqual({ isRefused: true, errors: [] });
    const { isRefused, errors } = await optOut({ token: other });
    expect([isRefused, errors[0].code]).toEqual([false, 'IDEMPOTENCY_KEY']);
    expect(await site.database.db.selectFrom('mail_opt_out').selectAll().execute()).toEqual([]);
  });

  test.each(['', 'x', 'A'.repeat(64), `${'A'.repeat(63)}\n`, 'x'.repeat(90_000)])(
    'cannot be opted out with a forged token (%#)',
    async (token) => {
      const message = site.textsIn('de')('forms.fault.unknownLink');
      expect(await refuse(token, 'de')).toEqual({
        isRefused: false,
        errors: [{ code: 'NOT_FOUND', field: 'token', message }],
      });
      expect(await site.database.db.selectFrom('mail_opt_out').selectAll().execute()).toEqual([]);
    },
  );
});

test('nothing is sent by opening a URL, nor several mutations at once', async () => {
  const input = { ...CONTACT, locale: 'nl', human: { formToken: await site.readToken() } };
  const query = mutationOf('sendContactMessage');
  const params = new URLSearchParams({ query, variables: JSON.stringify({ input }) });
  expect((await site.open(`/graphql?${params}`, 'application/json')).status).toBe(405);
  const sendings = Array.from(
    { length: 6 },
    (_, index) => `a${index}: sendContactMessage(input: $input) { receivedAt }`,
  );
  const many = `mutation ($input: ContactMessageInput!) { ${sendings.join(' ')} }`;
  const { body } = await site.post(many, { input });
  expect(body.errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  expect(await site.leads()).toEqual([]);
});
