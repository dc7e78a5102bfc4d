import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startFakeSiteverify } from '../human/fake-siteverify.ts';
import { CONTACT, encode, INFO, PAGE_FORMS, pathOf } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { DAY_MS, type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';

const KEY = 'f3b1a7de-key-of-a-script';
let site: LeadSite;
let listingId: number;

beforeAll(async () => {
  site = await startLeadSite();
  listingId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
});
afterAll(() => site.stop());
afterEach(() => site.forget());

const send = (input: object = {}) =>
  site.send('sendContactMessage', { ...CONTACT, idempotencyKey: KEY, ...input });
const count = async () => [(await site.leads()).length, (await site.mails()).length];

describe('the same idempotency key', () => {
  test('with the same input returns the same result without another lead', async () => {
    const first = await send();
    site.later(60_000);
    const [inOtherOrder, robot] = [await send({ remarks: CONTACT.remarks }), await send({ human: null })];
    expect(first.receivedAt).not.toBeNull();
    expect([inOtherOrder, robot]).toEqual([first, first]);
    expect(await count()).toEqual([1, 2]);
  });

  test.each<[string, object]>([
    ['another message', { message: 'Iets anders.' }],
    ['another language', { locale: 'en' }],
    ['a ticked box', { marketingOptIn: true }],
    ['an office', { officeId: '1' }],
  ])('with %s is rejected', async (_, change) => {
    await send();
    const { receivedAt, errors } = await send(change);
    const locale = 'locale' in change ? 'en' : 'nl';
    const message = site.textsIn(locale)('forms.fault.idempotencyKey');
    expect([receivedAt, errors]).toEqual([null, [{ code: 'IDEMPOTENCY_KEY', field: null, message }]]);
    expect(await count()).toEqual([1, 2]);
  });

  test('of another form is rejected', async () => {
    await send();
    const { errors } = await site.send('requestInfo', { ...INFO, listingId, idempotencyKey: KEY });
    expect(errors.map(({ code }) => code)).toEqual(['IDEMPOTENCY_KEY']);
  });

  test('returns the same result when its listing is gone', async () => {
    const input = { ...INFO, listingId, idempotencyKey: KEY };
    const first = await site.send('requestInfo', input);
    const setStatus = (status: 'WITHDRAWN' | 'AVAILABLE') =>
      site.database.db.updateTable('listing').set({ status }).where('id', '=', listingId).execute();
    await setStatus('WITHDRAWN');
    const second = await site.send('requestInfo', input);
    const { errors } = await site.send('requestInfo', { ...input, idempotencyKey: 'another' });
    await setStatus('AVAILABLE');
    expect([first.receivedAt, second]).toEqual([expect.any(String), first]);
    expect(errors.map(({ code }) => code)).toEqual(['NOT_FOUND']);
    expect(await count()).toEqual([1, 2]);
  });

  test('is valid for a day', async () => {
    const first = await send();
    site.later(DAY_MS + 1);
    const second = await send();
    expect(Date.parse(second.receivedAt ?? '') - Date.parse(first.receivedAt ?? '')).toBeGreaterThan(DAY_MS);
    expect(await count()).toEqual([2, 4]);
  });

  test('is stored as a hash only, and its result is encrypted', async () => {
    await send();
    const rows = await site.database.db.selectFrom('answered').selectAll().execute();
    expect(rows).toEqual([
      {
        key_hash: expect.any(Buffer),
        input_hash: expect.any(Buffer),
        answered_at: site.now(),
        result: expect.any(Buffer),
      },
    ]);
    const bytes = Buffer.concat(rows.flatMap((row) => [row.key_hash, row.input_hash, row.result as Buffer]));
    expect([bytes.includes(KEY), bytes.includes('receivedAt')]).toEqual([false, false]);
  });
});

test('a key may have 255 characters of any kind', async () => {
  expect((await send({ idempotencyKey: '\u0000'.repeat(255) })).errors).toEqual([]);
  const { errors } = await send({ idempotencyKey: 'x'.repeat(256) });
  expect(errors).toMatchObject([{ code: 'IDEMPOTENCY_KEY', field: null }]);
  expect(await count()).toEqual([1, 2]);
});

test('an empty key counts as none', async () => {
  await send({ idempotencyKey: '' });
  await send({ idempotencyKey: '' });
  expect(await count()).toEqual([2, 4]);
});

describe('simultaneous requests', () => {
  const TWENTY = Array.from({ length: 20 });

  test('twenty with one token make one lead', async () => {
    const human = { formToken: await site.readToken() };
    const responses = await Promise.all(TWENTY.map(() => send({ human })));
    const received = responses.filter(({ errors }) => errors.length === 0);
    expect(received.length).toBeGreaterThan(0);
    expect(new Set(received.map(({ receivedAt }) => receivedAt)).size).toBe(1);
    expect(await count()).toEqual([1, 2]);
  });

  test('twenty with a token each make one lead', async () => {
    const tokens = [];
    for (const _ of TWENTY) tokens.push(await site.readToken());
    const responses = await Promise.all(tokens.map((formToken) => send({ human: { formToken } })));
    const received = responses.filter(({ errors }) => errors.length === 0);
    expect(new Set(received.map(({ receivedAt }) => receivedAt)).size).toBe(1);
    expect(await count()).toEqual([1, 2]);
  });

  test.each(PAGE_FORMS)(
    'two clicks on the form of $name make one lead, and both get a confirmation',
    async (form) => {
      const path = pathOf(form, 'nl', listingId);
      const body = encode({ ...form.fields, formToken: await site.readToken() });
      const responses = await Promise.all([site.submit(path, body), site.submit(path, body)]);
      for (const response of responses) {
        expect([response.status, response.get('location')]).toEqual([303, `${path}?sent`]);
      }
      expect(await site.leads()).toHaveLength(1);
    },
  );

  test('two clicks make one lead while the human-check service is slow', async () => {
    const service = await startFakeSiteverify();
    const said = JSON.stringify({ success: true, hostname: 'localhost' });
    service.behave((res) => setTimeout(() => res.end(said), 900));
    const keys = {
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_VERIFY_URL: service.url,
    };
    const slow = await startLeadSite({ env: keys });
    const human = { formToken: await slow.readToken(), response: 'of the widget' };
    const click = () => slow.send('sendContactMessage', { ...CONTACT, idempotencyKey: KEY, human });
    const [one, other] = await Promise.all([click(), click()]);
    expect(one).toEqual({ receivedAt: expect.any(String), retryAfter: null, errors: [] });
    expect(other).toEqual(one);
    expect([(await slow.leads()).length, service.asked.length]).toEqual([1, 1]);
    await slow.stop();
    await service.stop();
  });
});
