/** Forms of legacy scripts: every call that takes a body, in every language and content type. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MessageKey } from '../../client/intl/use-messages.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { type FakeSiteverify, startFakeSiteverify } from '../human/fake-siteverify.ts';
import { BODIES, type Fields, KINDS, type Kind, sendAjax } from '../support/ajax.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';
import { type SubscriptionSite, startSubscriptionSite } from '../support/subscriptions/subscription-site.ts';

let site: SubscriptionSite;
let estateId: number;

beforeAll(async () => {
  site = await startSubscriptionSite();
  estateId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
});
afterAll(() => site.stop());
beforeEach(() => site.forget());

const ABOUT_LISTINGS = ['info-request', 'send-to-a-friend'];

interface Post {
  locale?: Locale;
  kind?: Kind;
  headers?: Record<string, string>;
}

/** Posts typical values with a valid form token, changed as the test requires. */
async function post(
  call: string,
  changes: Fields = {},
  { locale = 'nl', kind = 'JSON', headers = {} }: Post = {},
) {
  const formToken = 'formToken' in changes ? changes.formToken : await site.readToken();
  const about = ABOUT_LISTINGS.includes(call) ? { estate_id: estateId } : {};
  const fields = { ...BODIES[call], ...about, ...changes, formToken };
  site.remember(fields);
  return sendAjax(site.app, { path: `/${locale}/ajax/${call}`, fields, kind, headers });
}

const readStored = async () => [
  ...(await site.leads()),
  ...(await site.query('select * from subscription_request')),
];

const DONE: Record<string, [number, MessageKey]> = {
  'contact-form-handler': [200, 'leads.contact.sent'],
  'info-request': [200, 'leads.info.sent'],
  'send-to-a-friend': [200, 'leads.friend.sent'],
  notifications: [201, 'subscriptions.success.text'],
};
const CALLS = Object.keys(BODIES);
const EVERY = CALLS.flatMap((call) =>
  LOCALES.flatMap((locale) => KINDS.map((kind) => [call, locale, kind] as const)),
);

describe('accepted', () => {
  test.each(EVERY)('%s in %s as %s', async (call, locale, kind) => {
    const { status, body, headers } = await post(call, {}, { locale, kind });
    const [expected, key] = DONE[call] ?? [];
    expect([status, body]).toEqual([
      expected,
      { status: expected, message: site.textsIn(locale)(key as MessageKey) },
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(await readStored()).toHaveLength(1);
    expect(await site.mails()).not.toEqual([]);
  });

  test.each(KINDS)('as %s, stores every field', async (kind) => {
    await post('contact-form-handler', {}, { locale: 'fr', kind });
    expect(await site.leads()).toMatchObject([
      {
        kind: 'CONTACT',
        locale: 'fr',
        first_name: 'Annelies',
        name: 'Vanderstraeten',
        email: 'annelies.v@mail.example',
        phone: '+32470123456',
        street: 'Meersstraat 12',
        question_type: 'SELL',
        message: BODIES['contact-form-handler']?.message,
        remarks: 'Liefst na 18 uur',
      },
    ]);
    expect(await site.consents()).toMatchObject([{ marketing: true }]);
  });
});

describe('rejected', () => {
  test.each(EVERY)('%s in %s as %s, without required fields', async (call, locale, kind) => {
    const changes = Object.fromEntries(Object.keys(BODIES[call] ?? {}).map((name) => [name, undefined]));
    const { status, body } = await post(call, changes, { locale, kind });
    const t = site.textsIn(locale);
    expect([status, body.status]).toEqual([400, 400]);
    const consent = {
      field: 'privacy_consent',
      code: 'CONSENT',
      message: t(CONSENTS[call] ?? 'forms.fault.consent'),
    };
    expect(body.errors).toContainEqual(consent);
    expect(body.message).toContain(consent.message);
    const fields = body.errors.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(REQUIRED[call]);
    expect(await readStored()).toEqual([]);
  });

  const CONSENTS: Record<string, 'forms.fault.requestConsent'> = {
    notifications: 'forms.fault.requestConsent',
  };

  const REQUIRED: Record<string, string[]> = {
    'contact-form-handler': [
      ...['first_name', 'name', 'email', 'phone', 'question_type', 'message', 'privacy_consent'],
    ],
    'info-request': ['first_name', 'last_name', 'email', 'phone', 'message', 'privacy_consent'],
    'send-to-a-friend': [
      'sender_name',
      'sender_email',
      'recipient_name',
      'recipient_email',
      'privacy_consent',
    ],
    notifications: ['email', 'privacy_consent', 'criteria.status'],
  };

  test.each(CALLS)('%s without consent', async (call) => {
    for (const privacy_consent of [false, null, undefined, '', '0', 'no', {}, [], 'x']) {
      const { status, body } = await post(call, { privacy_consent });
      expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([
        400,
        ['privacy_consent'],
      ]);
    }
    expect(await readStored()).toEqual([]);
  });

  test.each([
    ['contact-form-handler', { first_name: {} }, 'first_name VALUE'],
    ['contact-form-handler', { message: ['a', 'b'] }, 'message VALUE'],
    ['contact-form-handler', { message: 'x'.repeat(5001) }, 'message TEXT'],
    ['contact-form-handler', { question_type: 'party' }, 'question_type QUESTION'],
    ['contact-form-handler', { office_id: 99999 }, 'office_id NOT_FOUND'],
    ['info-request', { estate_id: '1e9' }, 'estate_id NOT_FOUND'],
    ['info-request', { estate_id: '١٢' }, 'estate_id NOT_FOUND'],
    ['info-request', { estate_id: null }, 'estate_id NOT_FOUND'],
    ['info-request', { last_name: 'a\nb' }, 'last_name NAME'],
    ['send-to-a-friend', { sender_name: 'www.spam.example' }, 'sender_name LINK'],
    ['send-to-a-friend', { recipient_email: 'a@b.example, c@d.example' }, 'recipient_email EMAIL'],
    ['notifications', { salutation: 'lord' }, 'salutation VALUE'],
    ['notifications', { language: 'it' }, 'language VALUE'],
    ['notifications', { criteria: 'all' }, 'criteria VALUE'],
    ['notifications', { criteria: { status: 'buy', price_max: 300_000 } }, 'criteria.price_max VALUE'],
    ['notifications', { criteria: { status: 'buy', City: 'gent-9000' } }, 'criteria.City VALUE'],
    ['notifications', { criteria: { status: 'buy', type: ['castle'] } }, 'criteria.type VALUE'],
    ['notifications', { criteria: { status: 'buy', bedrooms: '2.5' } }, 'criteria.bedrooms VALUE'],
    ['notifications', { criteria: { status: 'buy', bedrooms: '2.0' } }, 'criteria.bedrooms VALUE'],
    ['notifications', { criteria: { status: 'buy', max_price: 1e12 } }, 'criteria.max_price VALUE'],
    ['notifications', { criteria: { status: 'buy', bedrooms: -1 } }, 'criteria.bedrooms VALUE'],
    [
      'notifications',
      { criteria: { status: 'buy', extras: { garage: 'maybe' } } },
      'criteria.extras.garage VALUE',
    ],
    ['notifications', { criteria: { status: 'buy', city: ['atlantis-1'] } }, 'criteria.city UNKNOWN_CITY'],
    [
      'notifications',
      { criteria: { status: 'buy', min_price: 2, max_price: 1 } },
      'criteria.max_price RANGE',
    ],
    ['notifications', { criteria: { status: 'buy', min_area: 2, max_area: 1 } }, 'criteria.max_area RANGE'],
    [
      'notifications',
      { criteria: { status: 'buy', min_area: 2, max_living_area: 1 } },
      'criteria.max_living_area RANGE',
    ],
  ] as [string, Fields, string][])('%s with %j', async (call, changes, expected) => {
    const { status, body } = await post(call, changes, { locale: 'de' });
    expect([status, body.status]).toEqual([400, 400]);
    const errorCodes = body.errors.map(
      ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
    );
    expect(errorCodes).toEqual([expected]);
    expect(body.message).toBe(body.errors[0].message);
    expect(await readStored()).toEqual([]);
  });
});

describe('a bot', () => {
  test.each(CALLS)('%s without a token, with a forged one, or with the honeypot filled', async (call) => {
    for (const changes of [{ formToken: '' }, { formToken: 'forged' }, { website: 'x' }]) {
      const { status, body } = await post(call, changes, { locale: 'fr' });
      const message = site.textsIn('fr')('forms.fault.humanCheck');
      expect([status, body]).toEqual([
        403,
        { status: 403, message, errors: [{ field: null, code: 'HUMAN_CHECK', message }] },
      ]);
    }
    expect(await readStored()).toEqual([]);
  });

  test('that reuses a token is told to request a new one', async () => {
    const formToken = await site.readToken();
    expect((await post('contact-form-handler', { formToken })).status).toBe(200);
    const { status, body } = await post('contact-form-handler', { formToken, idempotency_key: 'another' });
    expect([status, body.errors[0].code]).toEqual([403, 'HUMAN_CHECK_EXPIRED']);
  });
});

describe('sent twice', () => {
  test.each([
    ['a header', {}, { 'idempotency-key': 'a key' }],
    ['a field', { idempotency_key: 'a key' }, {}],
  ])('with the same key in %s, is stored once', async (_, more, headers) => {
    const first = await post('contact-form-handler', more, { headers });
    const second = await post('contact-form-handler', more, { headers });
    expect(second.body).toEqual(first.body);
    expect(await readStored()).toHaveLength(1);
    const other = await post('contact-form-handler', { ...more, message: 'Iets anders' }, { headers });
    expect([other.status, other.body.errors[0].code]).toEqual([400, 'IDEMPOTENCY_KEY']);
  });

  test('with the same token alone, is stored once', async () => {
    const formToken = await site.readToken();
    const sendings = Array.from({ length: 4 }, () => post('info-request', { formToken }));
    const statuses = (await Promise.all(sendings)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await readStored()).toHaveLength(1);
  });

  test('an overlong key is ignored', async () => {
    const { status, body } = await post('contact-form-handler', { idempotency_key: 'k'.repeat(256) });
    expect([status, body.errors[0].code]).toEqual([400, 'IDEMPOTENCY_KEY']);
  });
});

describe('with a CAPTCHA service', () => {
  let service: FakeSiteverify;
  let other: LeadSite;
  beforeAll(async () => {
    service = await startFakeSiteverify();
    const env = {
      RECAPTCHA_SITE_KEY: 'site key',
      RECAPTCHA_SECRET: 'service secret',
      RECAPTCHA_VERIFY_URL: service.url,
      ALLOWED_ORIGINS: 'https://old.example.be',
    };
    other = await startLeadSite({ env });
  });
  afterAll(async () => {
    await other?.stop();
    await service.stop();
  });

  test('one CAPTCHA response suffices for one submission', async () => {
    service.say({ success: true, hostname: 'localhost' });
    const path = '/nl/ajax/contact-form-handler';
    const fields = { ...BODIES['contact-form-handler'], 'g-recaptcha-response': 'of the widget' };
    other.remember(fields);
    for (const kind of KINDS) {
      const sent = { ...fields, 'g-recaptcha-response': `of ${kind}` };
      expect((await sendAjax(other.app, { path, fields: sent, kind })).status).toBe(200);
    }
    expect(service.asked.map((asked) => asked.get('response'))).toEqual(KINDS.map((kind) => `of ${kind}`));
    const repeated = { ...fields, 'g-recaptcha-response': 'of JSON' };
    const { status, body } = await sendAjax(other.app, { path, fields: repeated });
    expect([status, body.errors[0].code]).toEqual([403, 'HUMAN_CHECK_EXPIRED']);
    service.say({ success: false });
    expect((await sendAjax(other.app, { path, fields })).status).toBe(403);
    for (const [hostname, expected] of [
      ['old.example.be', 200],
      ['evil.example', 403],
    ] as const) {
      service.say({ success: true, hostname });
      const sent = { ...fields, 'g-recaptcha-response': `of ${hostname}` };
      expect((await sendAjax(other.app, { path, fields: sent })).status).toBe(expected);
    }
    expect(await other.leads()).toHaveLength(KINDS.length + 1);
  });
});

test('exceeding the rate limit is 429 by every interface', async () => {
  const friend = { ...BODIES['send-to-a-friend'] };
  for (let sent = 0; sent < 5; sent += 1)
    await post('send-to-a-friend', { recipient_email: `friend-${sent}@mail.example` });
  const { status, body, headers } = await post('send-to-a-friend', friend, { locale: 'en' });
  expect([status, body.status, body.errors[0].code]).toEqual([429, 429, 'RATE_LIMITED']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const input = { listingId: String(estateId), name: 'An', email: 'an@mail.example', privacyConsent: true };
  const api = { ...input, recipientName: 'Jo', recipientEmail: 'jo@mail.example' };
  expect((await site.send('sendToFriend', api)).errors[0]?.code).toBe('RATE_LIMITED');
});
