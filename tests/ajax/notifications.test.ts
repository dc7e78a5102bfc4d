/** Creates, reads, changes and ends a subscription as legacy scripts do. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { BODIES, type Fields, KINDS, type Kind, sendAjax } from '../support/ajax.ts';
import { type SubscriptionSite, startSubscriptionSite } from '../support/subscriptions/subscription-site.ts';

let site: SubscriptionSite;
beforeAll(async () => {
  site = await startSubscriptionSite();
});
afterAll(() => site.stop());
beforeEach(() => site.forget());

const pathOf = (token: string, locale: Locale = 'nl') => `/${locale}/ajax/notifications?token=${token}`;
const read = (token: string, locale?: Locale): Promise<Response> =>
  request(site.app)
    .get(pathOf(token, locale))
    .then((response) => response);

async function subscribe(kind: Kind = 'JSON', changes: Fields = {}): Promise<string> {
  const fields = { ...BODIES.notifications, ...changes, formToken: await site.readToken() };
  site.remember(fields);
  const { status } = await sendAjax(site.app, { path: '/nl/ajax/notifications', fields, kind });
  expect(status).toBe(201);
  const [{ id }] = await site.query('select id from subscription_request where confirmed_at is null');
  const token = createToken(await getOrCreateSecret(site.database.db, 'subscriptions'), 'request', id);
  site.remember({ token });
  return token;
}

async function subscribeActive(): Promise<string> {
  const { token } = await site.act('confirmSubscription', { token: await subscribe() });
  site.remember({ token });
  return token as string;
}

interface Change {
  token: string;
  fields: Fields;
  locale?: Locale;
  kind?: Kind;
}

const change = ({ token, fields, locale = 'nl', kind = 'JSON' }: Change) =>
  sendAjax(site.app, { method: 'PUT', path: pathOf(token, locale), fields, kind });

const OWN = {
  email: 'annelies.v@mail.example',
  language: 'de',
  salutation: 'madam',
  first_name: 'Annelies',
  name: 'Vanderstraeten',
  phone: '+32470123456',
  mobile: null,
  street: 'Meersstraat',
  number: '12',
  box: 'b3',
  postal_code: '9000',
  city: 'Gent',
  frequency: 'daily',
  marketing_opt_in: true,
};
const CRITERIA = {
  status: 'buy',
  type: ['house', 'apartment'],
  city: ['gent-9000'],
  bedrooms: 2,
  min_price: null,
  max_price: 400_000,
  energy: 'c',
  country: ['be'],
};

const EVERY = LOCALES.flatMap((locale) => KINDS.map((kind) => [locale, kind] as const));

describe('GET', () => {
  test.each(LOCALES)('returns the same in %s', async (locale) => {
    const token = await subscribeActive();
    expect((await read(token, locale)).body).toEqual((await read(token)).body);
  });

  test.each(KINDS)('returns what was sent as %s', async (kind) => {
    const { status, body, headers } = await read(await subscribe(kind));
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...OWN, state: 'unconfirmed' });
    expect(body.searches).toHaveLength(1);
    expect(body.searches[0]).toMatchObject({ id: null, paused: false, criteria: CRITERIA });
    expect(body.searches[0].criteria.extras).toMatchObject({
      garage: 'present',
      renovation_required: 'not_present',
      bicycle_shed: 'irrelevant',
      garden: 'irrelevant',
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  test('and HEAD change nothing', async () => {
    const token = await subscribeActive();
    const before = (await read(token)).body;
    await request(site.app).head(pathOf(token));
    expect((await read(token)).body).toEqual(before);
    expect(before.state).toBe('active');
  });
});

describe('PUT', () => {
  test.each(EVERY)('in %s changes only the fields sent as %s', async (locale, kind) => {
    const token = await subscribeActive();
    const fields = { language: 'fr', frequency: 'weekly', street: 'Kouter', marketing_opt_in: '0' };
    const { status, body } = await change({ token, fields, locale, kind });
    const message = site.textsIn(locale)('subscriptions.edit.done.saved');
    expect([status, body]).toEqual([200, { status: 200, message }]);
    expect((await read(token)).body).toMatchObject({ ...OWN, ...fields, marketing_opt_in: false });
  });

  test.each(KINDS)('of searches as %s pauses one, adds one, and removes the others', async (kind) => {
    const token = await subscribeActive();
    const [{ id }] = (await read(token)).body.searches;
    const criteria = { status: 'rent', sub_type: ['studio'], max_price: 900 };
    const { status } = await change({
      token,
      fields: { searches: [{ id, paused: true }, { criteria }] },
      kind,
    });
    expect(status).toBe(200);
    const { searches } = (await read(token)).body;
    expect(searches).toMatchObject([
      { id, paused: true, criteria: CRITERIA },
      { paused: false, criteria: { ...criteria, city: null } },
    ]);
    await change({ token, fields: { searches: [{ id: searches[1].id, paused: false }] }, kind });
    expect((await read(token)).body.searches).toMatchObject([{ id: searches[1].id }]);
  });

  test.each(KINDS)(
    'as %s accepts both names of the living area, and returns the former one',
    async (kind) => {
      const token = await subscribeActive();
      const searches = [
        { criteria: { status: 'buy', min_area: 80 } },
        { criteria: { status: 'buy', min_area: 80, min_living_area: 90, max_living_area: 120 } },
      ];
      expect((await change({ token, fields: { searches }, kind })).status).toBe(200);
      const stored = (await read(token)).body.searches.map(({ criteria }: Fields) => criteria);
      expect(stored).toMatchObject([
        { min_area: 80, max_area: null },
        { min_area: 90, max_area: 120 },
      ]);
      expect(stored[1]).not.toHaveProperty('min_living_area');
    },
  );

  test('a request that awaits confirmation has the names of criteria that the previous release reads', async () => {
    const token = await subscribe('JSON', { criteria: { status: 'buy', min_living_area: 90 } });
    const [{ content }] = await site.query('select content from subscription_request');
    expect(content.searches).toMatchObject([{ criteria: { transaction: 'SALE', minArea: 90 } }]);
    const active = await site.act('confirmSubscription', { token });
    expect((await read(active.token as string)).body.searches).toMatchObject([
      { criteria: { min_area: 90 } },
    ]);
  });

  test.each(KINDS)('as %s removes an empty salutation or text', async (kind) => {
    const token = await subscribeActive();
    const empty = { salutation: '', phone: '', box: '', frequency: '' };
    expect((await change({ token, fields: empty, kind })).status).toBe(200);
    const forgotten = { salutation: null, phone: null, box: null };
    expect((await read(token)).body).toMatchObject({ ...OWN, ...forgotten });
  });

  test('of unchanged data changes nothing, not even the cents of a price', async () => {
    const token = await subscribeActive();
    const filter = { transaction: 'RENT', maxPrice: 899.5, extras: [{ extra: 'GARDEN', present: false }] };
    await site.act('updateSubscription', { token, searches: [{ filter }] });
    const { body: own } = await read(token);
    expect((await change({ token, fields: own })).status).toBe(200);
    expect((await read(token)).body).toEqual(own);
  });

  test.each([
    [{ phone: '12' }, 'phone PHONE'],
    [{ frequency: 'hourly' }, 'frequency VALUE'],
    [{ searches: 'x' }, 'searches VALUE'],
    [{ searches: ['x'] }, 'searches.0 VALUE'],
    [{ searches: [{ criteria: { type: ['house'] } }] }, 'searches.0.criteria.status REQUIRED'],
    [
      { searches: [{ criteria: { status: 'buy', city: ['atlantis-1'] } }] },
      'searches.0.criteria.city UNKNOWN_CITY',
    ],
    [
      { searches: Array.from({ length: 21 }, () => ({ criteria: { status: 'buy' } })) },
      'searches TOO_MANY_SEARCHES',
    ],
  ] as [Fields, string][])('with %j is 400', async (fields, expected) => {
    const token = await subscribeActive();
    const { status, body } = await change({ token, fields });
    const errorCodes = body.errors.map(
      ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
    );
    expect([status, errorCodes]).toEqual([400, [expected]]);
  });

  test('with the same key runs once', async () => {
    const token = await subscribeActive();
    const fields = { street: 'Kouter', idempotency_key: 'a key' };
    expect((await change({ token, fields })).status).toBe(200);
    await change({ token, fields: { street: 'Veldstraat' } });
    expect((await change({ token, fields })).status).toBe(200);
    expect((await read(token)).body.street).toBe('Veldstraat');
  });
});

describe('DELETE', () => {
  test.each(EVERY)('in %s ends the subscription, whatever body is sent as %s', async (locale, kind) => {
    const token = await subscribeActive();
    const fields = { idempotency_key: 'a key' };
    const { status, body } = await sendAjax(site.app, {
      method: 'DELETE',
      path: pathOf(token, locale),
      fields,
      kind,
    });
    const message = site.textsIn(locale)('subscriptions.unsubscribe.done');
    expect([status, body]).toEqual([200, { status: 200, message }]);
    expect((await read(token)).body.state).toBe('unsubscribed');
    const changed = await change({ token, fields: { street: 'Kouter' } });
    expect([changed.status, changed.body.errors[0].code]).toEqual([400, 'UNSUBSCRIBED']);
  });
});

test.each(['', 'x', 'x'.repeat(43), '0'.repeat(5000), '%00', '..%2F..'])(
  'rejects the token "%s"',
  async (token) => {
    const responses = [
      await read(token, 'fr'),
      await change({ token, fields: { street: 'Kouter' }, locale: 'fr' }),
      await request(site.app).delete(pathOf(token, 'fr')),
    ];
    for (const { status, body } of responses) expect([status, body.status]).toEqual([404, 404]);
    expect(responses[0]?.body.message).toBe(site.textsIn('fr')('subscriptions.edit.unknown'));
    expect(responses[1]?.body.errors).toMatchObject([{ field: 'token', code: 'LINK_EXPIRED' }]);
  },
);

test('works without a body', async () => {
  const token = await subscribeActive();
  expect((await request(site.app).delete(pathOf(token))).status).toBe(200);
  expect((await read(token)).body.state).toBe('unsubscribed');
});

test('a request without a token is rejected', async () => {
  const { status, body } = await request(site.app).get('/nl/ajax/notifications');
  expect([status, body.status]).toEqual([404, 404]);
});
