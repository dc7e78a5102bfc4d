/** Pages of subscriptions as used by a browser without JavaScript and by a mail program. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { encode } from '../support/leads/lead-inputs.ts';
import { type SubscriptionSite, startSubscriptionSite } from '../support/subscriptions/subscription-site.ts';

const SEARCH = 'transaction=sale&city=gent-9000&maxPrice=400000';
const EMAIL = 'annelies.v@mail.example';

let site: SubscriptionSite;
beforeAll(async () => {
  site = await startSubscriptionSite();
});
afterAll(() => site.stop());
beforeEach(() => site.forget());

/** Returns the form of a page as shown, filled in and old enough to be submitted. */
async function fill(path: string, change: object): Promise<string> {
  const { text } = await site.open(path);
  const form = text.slice(text.lastIndexOf('<form class="visitor-form"'));
  const { fields } = readFormPage(`<main>${form}`);
  site.later(5_000);
  const shown = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
  return encode({ ...shown, ...change });
}

/** Subscribes on the page; returns the path of the link in the mail. */
async function subscribe(locale: Locale = 'nl', change: object = {}): Promise<string> {
  const path = `${routePath('subscribe', locale)}?${SEARCH}`;
  const sent = await site.submit(path, await fill(path, { email: EMAIL, privacyConsent: true, ...change }));
  // The page repeats the search that was sent.
  expect([sent.status, sent.get('location')?.split('?')[0]]).toEqual([
    303,
    routePath('subscribeSuccess', locale),
  ]);
  const [{ id }] = await site.query('select id from subscription_request where confirmed_at is null');
  const token = createToken(await getOrCreateSecret(site.database.db, 'subscriptions'), 'request', id);
  return routePath('editSubscription', locale, { token });
}

async function startSubscription(locale: Locale = 'nl', change: object = {}): Promise<string> {
  const confirmed = await site.submit(await subscribe(locale, change), 'intent=confirm');
  expect(confirmed.status).toBe(303);
  return String(confirmed.get('location')).replace('?done=confirmed', '');
}

const TABLES = ['subscription', 'subscription_request', 'subscribed_search', 'subscription_notice'];
const everything = async () =>
  JSON.stringify(await Promise.all(TABLES.map((table) => site.query(`select * from ${table} order by 1`))));
const unsubscribePath = (path: string, locale: Locale = 'nl') =>
  routePath('unsubscribe', locale, { token: path.split('/').at(-1) as string });

describe.each(LOCALES)('in %s', (locale) => {
  test('a visitor subscribes, confirms, changes, unsubscribes, returns and is erased', async () => {
    const t = site.textsIn(locale);
    const waiting = await subscribe(locale);
    expect((await site.open(waiting)).text).toContain(t('subscriptions.confirm.submit'));
    const own = String((await site.submit(waiting, 'intent=confirm')).get('location'));
    const page = await site.open(own);
    expect(page.text).toContain(t('subscriptions.edit.done.confirmed'));
    expect(page.text).toContain(EMAIL);
    const path = own.replace('?done=confirmed', '');
    const [{ id }] = await site.query('select id from subscribed_search');
    const postIntent = (intent: string, search = id) => site.submit(path, encode({ intent, search }));
    const state = async () =>
      (await site.query('select is_paused, transaction, cities from subscribed_search order by number')) as {
        is_paused: boolean;
      }[];
    await postIntent('pause');
    expect(await state()).toMatchObject([{ is_paused: true }]);
    await postIntent('resume');
    expect(await state()).toMatchObject([{ is_paused: false }]);
    const saved = await site.submit(
      `${path}?edit=new&transaction=rent&type=house`,
      encode({ intent: 'save', search: 'new' }),
    );
    expect([saved.status, saved.get('location')]).toEqual([303, `${path}?done=searches`]);
    expect(await state()).toMatchObject([{ transaction: 'SALE' }, { transaction: 'RENT' }]);
    await postIntent('remove');
    expect(await state()).toMatchObject([{ transaction: 'RENT' }]);
    const left = await site.submit(unsubscribePath(path, locale), 'intent=end');
    expect((await site.open(String(left.get('location')))).text).toContain(
      t('subscriptions.unsubscribe.doneTitle'),
    );
    await site.submit(unsubscribePath(path, locale), 'intent=back');
    expect(await site.query('select unsubscribed_at from subscription')).toEqual([{ unsubscribed_at: null }]);
    const erased = await site.submit(path, 'intent=erase');
    expect((await site.open(String(erased.get('location')))).text).toContain(t('subscriptions.edit.erased'));
    expect(await everything()).toBe('[[],[],[],[]]');
  });
});

test.each([
  ['de', {}, 'de'],
  ['de', { mailLocale: 'fr' }, 'fr'],
  ['nl', { mailLocale: 'es' }, 'nl'],
] as const)('on the page in %s, %j subscribes to mails in %s', async (locale, change, expected) => {
  await startSubscription(locale, change);
  expect(await site.query('select locale from subscription')).toEqual([{ locale: expected }]);
});

test('details are saved, and errors are shown beside their field', async () => {
  const path = await startSubscription();
  const details = { frequency: 'WEEKLY', mailLocale: 'fr', firstName: 'Annelies', phone: '0470 12 34 56' };
  const invalid = await site.submit(path, detailsOf({ ...details, phone: '12' }));
  expect(invalid.status).toBe(422);
  expect(invalid.text).toContain(site.textsIn('nl')('forms.fault.phone'));
  expect(invalid.text).toContain('value="Annelies"');
  const saved = await site.submit(path, detailsOf(details));
  expect([saved.status, saved.get('location')]).toEqual([303, `${path}?done=saved`]);
  expect(await site.query('select frequency, locale, first_name, phone from subscription')).toEqual([
    { frequency: 'WEEKLY', locale: 'fr', first_name: 'Annelies', phone: '+32470123456' },
  ]);
});

test('every optional detail can be removed again', async () => {
  const path = await startSubscription();
  const said = { salutation: 'MADAM', firstName: 'An', name: 'Vos', phone: '0470 12 34 56' };
  const place = {
    mobile: '0470 12 34 57',
    street: 'Kouter',
    number: '1',
    box: 'a',
    postalCode: '9000',
    city: 'Gent',
  };
  const readStored = async () =>
    (
      await site.query(
        'select salutation, first_name, name, phone, mobile, street, house_number, box, postal_code, city from subscription',
      )
    ).flatMap((row) => Object.values(row));
  const details = { ...said, ...place };
  await site.submit(path, detailsOf(details));
  expect(await readStored()).not.toContain(null);
  await site.submit(path, detailsOf(Object.fromEntries(Object.keys(details).map((name) => [name, '']))));
  expect(new Set(await readStored())).toEqual(new Set([null]));
});

const detailsOf = (change: object) => encode({ ...change, intent: 'details' });

test('the confirmation page shows the mail frequency and the consent to news', async () => {
  const t = site.textsIn('nl');
  for (const [marketingOptIn, optInText] of [
    [true, 'yes'],
    [false, 'no'],
  ] as const) {
    await site.forget();
    const path = await subscribe('nl', {
      frequency: 'WEEKLY',
      ...(marketingOptIn ? { marketingOptIn } : {}),
    });
    const { text } = await site.open(path);
    expect(text).toContain(`<dd>${t('subscriptions.frequency.WEEKLY')}</dd>`);
    expect(text).toContain(`<dd>${t(`subscriptions.confirm.marketing.${optInText}`)}</dd>`);
  }
});

test('reading changes nothing: GET, HEAD and a prefetch of each link, three times', async () => {
  const waiting = await subscribe();
  const paths = [waiting, unsubscribePath(waiting)];
  const unconfirmed = await everything();
  const look = async () => {
    for (const path of [...paths, ...paths, ...paths]) {
      await site.open(path);
      await request(site.app).head(path).set('accept', 'text/html');
      await request(site.app).get(path).set({ accept: 'text/html', 'sec-purpose': 'prefetch' });
    }
  };
  await look();
  expect(await everything()).toBe(unconfirmed);
  const path = String((await site.submit(waiting, 'intent=confirm')).get('location')).replace(/\?.*/, '');
  paths.push(path, unsubscribePath(path), `${path}?edit=new`);
  const confirmed = await everything();
  await look();
  expect(await everything()).toBe(confirmed);
});

describe('a mail program', () => {
  const post = (path: string, type: string, body: string) =>
    request(site.app).post(unsubscribePath(path)).set('content-type', type).send(body).redirects(0);
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
  const ended = async () => (await site.query('select unsubscribed_by from subscription'))[0].unsubscribed_by;

  // RFC 8058 recommends multipart, and allows URL-encoded.
  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', part('List-Unsubscribe', 'One-Click')],
    ['multipart/form-data; boundary="x"', part('List-Unsubscribe', 'One-Click')],
  ])('unsubscribes by one POST, without a cookie or a redirect: %s', async (type, body) => {
    const response = await post(await startSubscription(), type, body);
    expect(response.status).toBe(200);
    expect(response.get('set-cookie')).toBeUndefined();
    expect(await ended()).toBe('VISITOR');
  });

  test('has no rate limit: users of one provider share a few addresses', async () => {
    const path = await startSubscription();
    for (let times = 0; times < 70; times++)
      expect(
        (await post(path, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).status,
      ).toBe(200);
    expect(await ended()).toBe('VISITOR');
  });

  test.each([part('intent', 'end'), part('List-Unsubscribe', 'Two-Clicks'), 'nonsense', ''])(
    'unsubscribes with no other multipart body: %j',
    async (body) => {
      const { status } = await post(await startSubscription(), 'multipart/form-data; boundary=x', body);
      expect(status).toBe(415);
      expect(await ended()).toBeNull();
    },
  );
});

test('its pages are not cached, not indexed, and send no referrer', async () => {
  const path = await startSubscription();
  for (const page of [path, unsubscribePath(path)]) {
    const { headers, text } = await site.open(page);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(text).toContain('noindex');
  }
  for (const page of [path, unsubscribePath(path)].map((known) =>
    known.replace(/[\w-]{43}$/, 'x'.repeat(43)),
  ))
    expect((await site.open(page)).status).toBe(404);
});

test('all stored data of its owner can be downloaded, except tokens', async () => {
  const path = await startSubscription();
  const { status, headers, text } = await site.open(`${path}.json`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(JSON.parse(text)).toMatchObject({
    subscriptions: [{ email: EMAIL }],
    searches: [{ transaction: 'SALE', max_price: 40_000_000 }],
  });
  expect(text).not.toContain('hash');
  expect((await site.open(`${path.replace(/[\w-]{43}$/, 'x'.repeat(43))}.json`)).status).toBe(404);
});

test('a lost link is requested by a form of its own', async () => {
  await startSubscription();
  await site.query('delete from jobs.job');
  const path = `${routePath('subscribe', 'nl')}?link`;
  const sent = await site.submit(path, await fill(path, { email: EMAIL }));
  expect([sent.status, sent.get('location')]).toEqual([303, `${path}&sent`]);
  expect((await site.open(`${path}&sent`)).text).toContain(site.textsIn('nl')('subscriptions.link.sent'));
  expect((await site.mails()).map(({ mail }) => mail.replace(/\d+/, ''))).toEqual(['LINK.']);
});

test('a typed town is added to the search, an unknown one is reported', async () => {
  const base = routePath('subscribe', 'nl');
  const found = await site.open(`${base}?transaction=rent&where=gent&minPrice=1`);
  expect(found.get('location')).toBe(`${base}?transaction=rent&city=gent-9000&minPrice=1`);
  const unknown = await site.open(`${base}?where=xqzwvk`);
  expect(unknown.status).toBe(200);
  expect(unknown.text).toContain('xqzwvk');
});

describe.each(LOCALES)('a subscription due for renewal, in %s', (locale) => {
  test('is renewed by its owner on its page, which otherwise does not ask', async () => {
    const t = site.textsIn(locale);
    const path = await startSubscription(locale);
    const asks = async () => (await site.open(path)).text.includes(t('subscriptions.renew.submit'));
    expect(await asks()).toBe(false);
    await site.query(`update subscription set asked_at = '2026-05-01T22:30:00Z'`);
    const { text } = await site.open(path);
    const day = new Intl.DateTimeFormat(`${locale}-BE`, { dateStyle: 'long' }).format(new Date(2026, 5, 1));
    expect(text).toContain(t('subscriptions.renew.text', { day }));
    const renewed = await site.submit(path, 'intent=renew');
    expect(renewed.get('location')).toBe(`${path}?done=renewed`);
    expect(await site.query('select asked_at from subscription')).toEqual([{ asked_at: null }]);
    expect(await asks()).toBe(false);
  });
});

test('a subscription to more towns than one API call accepts has its page', async () => {
  const path = await startSubscription();
  const towns = (from: number) =>
    site
      .query('select slug from city where is_main order by id offset $1 limit 40', [from])
      .then((rows) => rows.map(({ slug }) => slug));
  for (const some of [await towns(0), await towns(40)]) {
    const query = new URLSearchParams([['transaction', 'rent'], ...some.map((slug) => ['city', slug])]);
    const saved = await site.submit(`${path}?edit=new&${query}`, encode({ intent: 'save', search: 'new' }));
    expect(saved.status).toBe(303);
  }
  expect((await site.open(path)).status).toBe(200);
});
