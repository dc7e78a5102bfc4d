/** Subscriptions by the API: requested, confirmed, changed, ended and erased. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SOURCES } from '../../server/composition/submission-sources.ts';
import { eraseExpiredData } from '../../server/features/personal-data/retention.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { DAY_MS } from '../support/leads/lead-site.ts';
import {
  SUBSCRIBER,
  type SubscriptionSite,
  startSubscriptionSite,
} from '../support/subscriptions/subscription-site.ts';

const HOUR_MS = DAY_MS / 24;
let site: SubscriptionSite;
let secret: Buffer;
beforeAll(async () => {
  site = await startSubscriptionSite();
  secret = await getOrCreateSecret(site.database.db, 'subscriptions');
});
afterAll(() => site.stop());
beforeEach(() => site.forget());
const subscribe = (more: object = {}) => site.act('subscribe', { ...SUBSCRIBER, ...more });
/** Returns the token of the confirmation mail. */
const requestToken = async () => {
  const [row] = await site.query('select id from subscription_request where confirmed_at is null');
  return createToken(secret, 'request', row.id);
};
const subscribeAndConfirm = async (more: object = {}): Promise<string> => {
  await subscribe(more);
  const { token, errors } = await site.act('confirmSubscription', { token: await requestToken() });
  expect(errors).toEqual([]);
  return token as string;
};
const SHOWN = `status email frequency firstName phone searches { id isPaused criteria {
  transaction cities types subTypes minPrice maxPrice worstEpcLabel extras { extra present } text } }`;
const readSubscription = async (token: string) =>
  (await site.ask(`query ($t: String!) { subscription(token: $t, locale: nl) { ${SHOWN} } }`, { t: token }))
    .subscription;
const codes = ({ errors }: Awaited<ReturnType<typeof subscribe>>) =>
  errors.map(({ code, field }) => (field ? `${field} ${code}` : code));
const KEPT = 'first_name, phone, frequency, marketing_opt_in, locale';
const mailNames = async () => (await site.mails()).map(({ source, mail }) => `${source} ${mail}`);

describe('a request', () => {
  test('waits for its confirmation, and sends one mail', async () => {
    expect(await subscribe()).toEqual({ isReceived: true, retryAfter: null, errors: [] });
    expect(await mailNames()).toEqual(['subscription-request CONFIRM.1']);
    expect(await site.query('select * from subscription')).toEqual([]);
    expect(await readSubscription(await requestToken())).toMatchObject({
      status: 'UNCONFIRMED',
      email: SUBSCRIBER.email,
      searches: [{ id: null, criteria: SUBSCRIBER.search }],
    });
  });

  test('may have another language for its mails than for its messages', async () => {
    expect(codes(await subscribe({ locale: 'fr', mailLocale: 'de' }))).toEqual([]);
    expect(await site.query('select locale from subscription_request')).toEqual([{ locale: 'de' }]);
    const { errors } = await subscribe({ locale: 'fr', mailLocale: 'de', email: 'x' });
    expect(errors[0]?.message).toBe(site.textsIn('fr')('forms.fault.email'));
  });

  test.each(['\ud800', `x${'🏠'.repeat(60)}`, 'a\u0000b'])('accepts any text: %j', async (text) => {
    expect(codes(await subscribe({ search: { transaction: 'SALE', text } }))).toEqual([]);
    const [{ criteria }] = (await readSubscription(await requestToken())).searches;
    expect([criteria.text.isWellFormed(), criteria.text.length <= 100]).toEqual([true, true]);
  });

  test('reports errors by field, and then stores nothing', async () => {
    const search = { cities: ['nowhere-1'], minPrice: 5, maxPrice: 4, minYear: 2000, maxYear: 1990 };
    const wrong = { email: 'x', phone: '12', privacyConsent: false, search };
    expect(codes(await subscribe(wrong))).toEqual([
      'email EMAIL',
      'phone PHONE',
      'privacyConsent CONSENT',
      'search.transaction REQUIRED',
      'search.maxPrice RANGE',
      'search.maxYear RANGE',
    ]);
    expect(codes(await subscribe({ search: { transaction: 'RENT', cities: ['nowhere-1'] } }))).toEqual([
      'search.cities UNKNOWN_CITY',
    ]);
    const many = Array.from({ length: 500 }, (_, index) => `gent-${index}`);
    expect(codes(await subscribe({ search: { transaction: 'RENT', cities: many } }))).toEqual([
      'search.cities TOO_MANY_CITIES',
    ]);
    expect(await site.query('select * from subscription_request')).toEqual([]);
  });

  test('that is repeated adds its search, with one mail an hour and three in total', async () => {
    for (let hour = 0; hour < 6; hour++) {
      for (const maxPrice of [300_000, 300_000, 350_000]) {
        const outcome = await subscribe({ search: { ...SUBSCRIBER.search, maxPrice } });
        expect(outcome).toEqual({ isReceived: true, retryAfter: null, errors: [] });
      }
      site.later(HOUR_MS + 1000);
      // Rate limits use another clock.
      await site.query('truncate rate_limit');
    }
    expect(await mailNames()).toEqual(
      ['CONFIRM.1', 'CONFIRM.2', 'CONFIRM.3'].map((mail) => `subscription-request ${mail}`),
    );
    expect((await readSubscription(await requestToken())).searches).toHaveLength(2);
  });

  test('has the same result whether the address is known or not', async () => {
    await subscribeAndConfirm();
    const known = await subscribe({ search: { transaction: 'RENT' } });
    const unknown = await subscribe({ email: 'bob@mail.example' });
    expect(known).toEqual(unknown);
    const [row] = await site.query('select count(*)::int as count from subscribed_search');
    expect(row.count).toBe(1);
  });

  test('repeated by another visitor does not change the details given before', async () => {
    const details = { firstName: 'An', frequency: 'AT_ONCE', marketingOptIn: false, locale: 'nl' };
    await subscribe(details);
    const other = { firstName: 'Buy at evil', phone: '0470 12 34 56', frequency: 'WEEKLY', locale: 'fr' };
    const search = { transaction: 'RENT' };
    expect(codes(await subscribe({ ...other, marketingOptIn: true, search }))).toEqual([]);
    await site.act('confirmSubscription', { token: await requestToken() });
    expect(await site.query(`select ${KEPT} from subscription`)).toEqual([
      { first_name: 'An', phone: null, frequency: 'AT_ONCE', marketing_opt_in: false, locale: 'nl' },
    ]);
    expect(await site.query('select transaction from subscribed_search order by number')).toEqual([
      { transaction: 'SALE' },
      { transaction: 'RENT' },
    ]);
  });

  test('is erased without a confirmation for a week', async () => {
    await subscribe();
    const token = await requestToken();
    site.later(7 * DAY_MS);
    expect(await readSubscription(token)).toBeNull();
    expect(codes(await site.act('confirmSubscription', { token }))).toEqual(['token LINK_EXPIRED']);
    await eraseExpiredData(site.database.db, {
      now: site.now(),
      settings: site.services.settings,
      sources: SOURCES,
    });
    expect(await site.query('select * from subscription_request')).toEqual([]);
  });
});

describe('a confirmation', () => {
  test('takes effect once, however often it is repeated; the link then opens the subscription', async () => {
    await subscribe();
    const token = await requestToken();
    const first = await site.act('confirmSubscription', { token });
    expect(await site.act('confirmSubscription', { token })).toEqual(first);
    expect(await readSubscription(token)).toMatchObject({ status: 'ACTIVE' });
    expect(await readSubscription(first.token as string)).toMatchObject({
      status: 'ACTIVE',
      searches: [{ isPaused: false, criteria: SUBSCRIBER.search }],
    });
    const dump = JSON.stringify([
      await site.query('select * from subscription'),
      await site.query('select * from subscription_request'),
      await site.query('select * from answered'),
    ]);
    for (const usable of [token, first.token as string]) expect(dump).not.toContain(usable);
  });

  test('of a repeated subscription adds the search to the others, and changes nothing else', async () => {
    const token = await subscribeAndConfirm({ firstName: 'Annelies' });
    const [before] = await site.query(`select ${KEPT} from subscription`);
    const other = { firstName: 'Bob', phone: '0470 12 34 56', locale: 'fr', marketingOptIn: true };
    const search = { transaction: 'RENT', types: ['HOUSE'] };
    expect(await subscribeAndConfirm({ ...other, search, frequency: 'WEEKLY' })).toBe(token);
    expect(await site.query(`select ${KEPT} from subscription`)).toEqual([before]);
    expect((await readSubscription(token)).searches).toHaveLength(2);
  });

  test('within a day after unsubscribing starts again with the new details', async () => {
    const token = await subscribeAndConfirm({ firstName: 'Annelies' });
    await site.act('unsubscribe', { token });
    const search = { transaction: 'RENT' };
    expect(
      await subscribeAndConfirm({ locale: 'fr', frequency: 'WEEKLY', marketingOptIn: true, search }),
    ).toBe(token);
    expect(await site.query(`select ${KEPT} from subscription`)).toMatchObject([
      { frequency: 'WEEKLY', marketing_opt_in: true, locale: 'fr' },
    ]);
    expect((await readSubscription(token)).searches).toMatchObject([{ criteria: search }]);
  });
});

describe('its owner', () => {
  test('changes every field, and keeps absent ones', async () => {
    const token = await subscribeAndConfirm({ firstName: 'An', phone: '0470 12 34 56' });
    const [{ id }] = (await readSubscription(token)).searches;
    const added = { transaction: 'RENT', extras: [{ extra: 'GARAGE', present: true }], worstEpcLabel: 'B' };
    await site.act('updateSubscription', {
      token,
      firstName: 'Anna',
      frequency: 'AT_ONCE',
      searches: [{ id, isPaused: true }, { filter: added }],
    });
    expect(await readSubscription(token)).toMatchObject({
      firstName: 'Anna',
      phone: '+32470123456',
      frequency: 'AT_ONCE',
      searches: [
        { id, isPaused: true, criteria: SUBSCRIBER.search },
        { isPaused: false, criteria: added },
      ],
    });
    await site.act('updateSubscription', { token, phone: '', searches: [{ id, filter: added }] });
    expect(await readSubscription(token)).toMatchObject({
      phone: null,
      searches: [{ id, isPaused: true, criteria: added }],
    });
    expect(
      codes(
        await site.act('updateSubscription', { token, searches: [{ filter: { minPrice: 3, maxPrice: 2 } }] }),
      ),
    ).toEqual(['searches.0.filter.transaction REQUIRED', 'searches.0.filter.maxPrice RANGE']);
  });

  test('cannot change the searches of another subscriber', async () => {
    const token = await subscribeAndConfirm();
    const other = await subscribeAndConfirm({ email: 'bob@mail.example' });
    const [{ id }] = (await readSubscription(token)).searches;
    const [own] = (await readSubscription(other)).searches;
    for (const unknown of [id, 'gone', '\u0000', id.toUpperCase()]) {
      const searches = [{ filter: { transaction: 'RENT' } }, { id: unknown, isPaused: true }];
      const outcome = await site.act('updateSubscription', { token: other, name: 'Bob', searches });
      expect(codes(outcome)).toEqual(['searches.1.id UNKNOWN_SEARCH']);
      expect((await readSubscription(other)).searches).toEqual([own]);
    }
    expect((await readSubscription(token)).searches).toMatchObject([{ id, isPaused: false }]);
    expect(await site.query('select name from subscription')).toEqual([{ name: null }, { name: null }]);
  });

  test('unsubscribes, can return for a day, and is then erased', async () => {
    const token = await subscribeAndConfirm();
    for (let twice = 0; twice < 2; twice++)
      expect(await site.act('unsubscribe', { token })).toMatchObject({ token, errors: [] });
    expect(await readSubscription(token)).toMatchObject({ status: 'UNSUBSCRIBED' });
    expect(codes(await site.act('updateSubscription', { token, name: 'x' }))).toEqual(['token UNSUBSCRIBED']);
    await site.act('resubscribe', { token });
    expect(await readSubscription(token)).toMatchObject({ status: 'ACTIVE', searches: [{}] });
    await site.act('unsubscribe', { token });
    site.later(DAY_MS);
    expect(await readSubscription(token)).toBeNull();
    await eraseExpiredData(site.database.db, {
      now: site.now(),
      settings: site.services.settings,
      sources: SOURCES,
    });
    for (const table of ['subscription', 'subscribed_search', 'subscription_request'])
      expect(await site.query(`select * from ${table}`)).toEqual([]);
  });

  test('erases everything at once', async () => {
    const token = await subscribeAndConfirm();
    expect(await site.act('eraseSubscription', { token })).toMatchObject({ isReceived: true, errors: [] });
    expect(await readSubscription(token)).toBeNull();
    expect(await site.query('select * from subscribed_search')).toEqual([]);
  });

  test('erases a request made by another visitor, and keeps their own searches', async () => {
    const token = await subscribeAndConfirm();
    await subscribe({ search: { transaction: 'RENT' } });
    await site.act('eraseSubscription', { token: await requestToken() });
    expect(await readSubscription(token)).toMatchObject({ status: 'ACTIVE', searches: [{}] });
    expect(await site.query('select * from subscription_request where confirmed_at is null')).toEqual([]);
  });

  test('requests a new link; an unknown address gets the same response with the same number of writes', async () => {
    await subscribeAndConfirm();
    const askFor = async (email: string) => {
      await site.query('delete from jobs.job');
      const response = await site.act('sendSubscriptionLink', { email });
      return {
        answer: response,
        jobs: (await site.mails()).map(({ source, mail }) => [source, mail.split('.')[0]]),
      };
    };
    const known = await askFor(SUBSCRIBER.email);
    expect(known.jobs).toEqual([['subscription', 'LINK']]);
    expect(await askFor('nobody@mail.example')).toEqual(known);
  });
});

test.each(['x'.repeat(43), '', '../../x', '0'.repeat(5000)])(
  'an invalid token shows nothing',
  async (token) => {
    expect(await readSubscription(token)).toBeNull();
    for (const name of [
      'confirmSubscription',
      'updateSubscription',
      'unsubscribe',
      'resubscribe',
      'eraseSubscription',
    ] as const)
      expect(codes(await site.act(name, { token }))).toEqual(['token LINK_EXPIRED']);
  },
);
