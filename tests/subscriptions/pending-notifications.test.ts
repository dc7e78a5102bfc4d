/** A pending notification belongs to its searches until it is sent. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { matchChanges } from '../../server/features/subscriptions/store/match.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { MAX_SEARCHES } from '../../shared/subscriptions/vocabulary.ts';
import {
  SUBSCRIBER,
  type SubscriptionSite,
  startSubscriptionSite,
} from '../support/subscriptions/subscription-site.ts';

const FOR_SALE = { transaction: 'SALE' };
const FOR_RENT = { transaction: 'RENT' };
const HOUSES = { transaction: 'SALE', types: ['HOUSE'] };

let site: SubscriptionSite;
let house: number;
beforeAll(async () => {
  site = await startSubscriptionSite();
  [{ id: house }] = await site.query(
    `select listing_id as id from estate_search where transaction = 'SALE' and type = 'HOUSE' order by 1 limit 1`,
  );
});
afterAll(() => site.stop());
beforeEach(() => site.forget());

/** Subscribes, or adds a search. */
async function subscribe(search: object): Promise<string> {
  await site.act('subscribe', { ...SUBSCRIBER, search });
  const [{ id }] = await site.query('select id from subscription_request where confirmed_at is null');
  const requestToken = createToken(await getOrCreateSecret(site.database.db, 'subscriptions'), 'request', id);
  const { token, errors } = await site.act('confirmSubscription', { token: requestToken });
  expect(errors).toEqual([]);
  return token as string;
}

/** Replaces the searches. */
async function replace(token: string, searches: object[]): Promise<void> {
  const { errors } = await site.act('updateSubscription', { token, searches });
  expect(errors).toEqual([]);
}

const searchIds = async (): Promise<string[]> =>
  (await site.query('select id from subscribed_search order by number')).map(({ id }) => id);

/** Offers a new house and matches subscriptions. */
async function offerHouse(): Promise<void> {
  await site.query(`insert into offer_change (listing_id, kind, at) values ($1, 'NEW', $2)`, [
    house,
    site.now(),
  ]);
  while ((await matchChanges(site.database.db, site.now())) > 0);
}

/** Returns the searches with pending notifications. */
const pendingSearches = async (): Promise<string[]> =>
  (await site.query('select search_id from subscription_notice where mail is null')).map(
    (row) => row.search_id,
  );

test('a home matched by two searches is still notified when the first of them is removed', async () => {
  await subscribe(FOR_SALE);
  const token = await subscribe(HOUSES);
  const [first, second] = await searchIds();
  await offerHouse();
  expect(await pendingSearches()).toEqual([first]);
  await replace(token, [{ id: second }]);
  expect(await pendingSearches()).toEqual([second]);
  await replace(token, []);
  expect(await pendingSearches()).toEqual([]);
});

test('subscribing again does not notify of homes that only the old searches found', async () => {
  const token = await subscribe(HOUSES);
  await offerHouse();
  await site.act('unsubscribe', { token });
  await subscribe(FOR_RENT);
  expect(await pendingSearches()).toEqual([]);
});

test('returning to the same search notifies of its pending homes', async () => {
  const token = await subscribe(HOUSES);
  await offerHouse();
  await site.act('unsubscribe', { token });
  await subscribe(FOR_SALE);
  expect(await pendingSearches()).toEqual(await searchIds());
});

test('a search beyond the maximum is removed with its pending notifications', async () => {
  const token = await subscribe(HOUSES);
  const [id] = await searchIds();
  await offerHouse();
  await replace(token, [{ id }, ...Array.from({ length: MAX_SEARCHES - 1 }, () => ({ filter: FOR_RENT }))]);
  expect(await pendingSearches()).toEqual([id]);
  await subscribe({ ...FOR_RENT, maxPrice: 900 });
  expect(await searchIds()).not.toContain(id);
  expect(await pendingSearches()).toEqual([]);
});

test('a paused search notifies of nothing that no other search found', async () => {
  await subscribe(HOUSES);
  const token = await subscribe(FOR_SALE);
  const [first, second] = await searchIds();
  await offerHouse();
  await replace(token, [{ id: first, isPaused: true }, { id: second }]);
  expect(await pendingSearches()).toEqual([second]);
  await replace(token, [{ id: first }, { id: second, isPaused: true }]);
  expect(await pendingSearches()).toEqual([]);
});

test('a changed search does not notify of homes that it no longer finds', async () => {
  const token = await subscribe(FOR_SALE);
  const [id] = await searchIds();
  await offerHouse();
  await replace(token, [{ id, filter: HOUSES }]);
  expect(await pendingSearches()).toEqual([id]);
  await replace(token, [{ id, filter: FOR_RENT }]);
  expect(await pendingSearches()).toEqual([]);
});

test('a sent notification is not sent again', async () => {
  const token = await subscribe(FOR_SALE);
  const [id] = await searchIds();
  await offerHouse();
  await site.query('update subscription_notice set mail = 1');
  await replace(token, [{ id, filter: HOUSES }, { filter: FOR_SALE }]);
  expect(await site.query('select mail, search_id from subscription_notice')).toEqual([
    { mail: 1, search_id: id },
  ]);
});
