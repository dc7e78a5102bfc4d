/** What waits to be told follows the searches that it came from, until it is told. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { getOrCreateSecret } from '../../server/database/secret.ts';
import { matchChanges } from '../../server/database/subscriptions/match.ts';
import { createToken } from '../../server/security/tokens.ts';
import { MOST_SEARCHES } from '../../shared/subscriptions/vocabulary.ts';
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
async function begin(search: object): Promise<string> {
  await site.act('subscribe', { ...SUBSCRIBER, search });
  const [{ id }] = await site.query('select id from subscription_request where confirmed_at is null');
  const asked = createToken(await getOrCreateSecret(site.database.db, 'subscriptions'), 'request', id);
  const { token, errors } = await site.act('confirmSubscription', { token: asked });
  expect(errors).toEqual([]);
  return token as string;
}

/** Leaves these searches, and no others. */
async function replace(token: string, searches: object[]): Promise<void> {
  const { errors } = await site.act('updateSubscription', { token, searches });
  expect(errors).toEqual([]);
}

const searchIds = async (): Promise<string[]> =>
  (await site.query('select id from subscribed_search order by number')).map(({ id }) => id);

/** A house comes on offer; whom to tell is looked up. */
async function offer(): Promise<void> {
  await site.query(`insert into offer_change (listing_id, kind, at) values ($1, 'NEW', $2)`, [
    house,
    site.now(),
  ]);
  while ((await matchChanges(site.database.db, site.now())) > 0);
}

/** The searches for which something waits. */
const waiting = async (): Promise<string[]> =>
  (await site.query('select search_id from subscription_notice where mail is null')).map(
    (row) => row.search_id,
  );

test('a home of two searches is still told of when the first of them ends', async () => {
  await begin(FOR_SALE);
  const token = await begin(HOUSES);
  const [first, second] = await searchIds();
  await offer();
  expect(await waiting()).toEqual([first]);
  await replace(token, [{ id: second }]);
  expect(await waiting()).toEqual([second]);
  await replace(token, []);
  expect(await waiting()).toEqual([]);
});

test('one who unsubscribes and subscribes anew is told of nothing that only the old searches found', async () => {
  const token = await begin(HOUSES);
  await offer();
  await site.act('unsubscribe', { token });
  await begin(FOR_RENT);
  expect(await waiting()).toEqual([]);
});

test('one who comes back to what was looked for is told of what waited', async () => {
  const token = await begin(HOUSES);
  await offer();
  await site.act('unsubscribe', { token });
  await begin(FOR_SALE);
  expect(await waiting()).toEqual(await searchIds());
});

test('a search that is one too many takes along what waited for it', async () => {
  const token = await begin(HOUSES);
  const [id] = await searchIds();
  await offer();
  await replace(token, [{ id }, ...Array.from({ length: MOST_SEARCHES - 1 }, () => ({ filter: FOR_RENT }))]);
  expect(await waiting()).toEqual([id]);
  await begin({ ...FOR_RENT, maxPrice: 900 });
  expect(await searchIds()).not.toContain(id);
  expect(await waiting()).toEqual([]);
});

test('nothing is told of a search that was paused meanwhile, but by another', async () => {
  await begin(HOUSES);
  const token = await begin(FOR_SALE);
  const [first, second] = await searchIds();
  await offer();
  await replace(token, [{ id: first, isPaused: true }, { id: second }]);
  expect(await waiting()).toEqual([second]);
  await replace(token, [{ id: first }, { id: second, isPaused: true }]);
  expect(await waiting()).toEqual([]);
});

test('a search that was changed tells of nothing that it does not ask any more', async () => {
  const token = await begin(FOR_SALE);
  const [id] = await searchIds();
  await offer();
  await replace(token, [{ id, filter: HOUSES }]);
  expect(await waiting()).toEqual([id]);
  await replace(token, [{ id, filter: FOR_RENT }]);
  expect(await waiting()).toEqual([]);
});

test('what was told already is not told again', async () => {
  const token = await begin(FOR_SALE);
  const [id] = await searchIds();
  await offer();
  await site.query('update subscription_notice set mail = 1');
  await replace(token, [{ id, filter: HOUSES }, { filter: FOR_SALE }]);
  expect(await site.query('select mail, search_id from subscription_notice')).toEqual([
    { mail: 1, search_id: id },
  ]);
});
