/** Many visitors submit the address of one victim to flood it with mails. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  SUBSCRIBER,
  type SubscriptionSite,
  startSubscriptionSite,
} from '../support/subscriptions/subscription-site.ts';

const VISITORS = 1000;
const AT_ONCE = 20;
const RECEIVED = { isReceived: true, retryAfter: null, errors: [] };

let site: SubscriptionSite;
beforeAll(async () => {
  // This number counts as an attack that requires proof of work; the limit is raised as if all had solved it.
  site = await startSubscriptionSite({
    env: { TRUST_PROXY: '1', ORDINARY_SUBMISSIONS: String(2 * VISITORS) },
  });
});
afterAll(() => site.stop());

const takeToken = async (): Promise<string> =>
  (await site.ask('{ humanChallenge { formToken } }')).humanChallenge.formToken;
const addressOf = (index: number) => ({ 'x-forwarded-for': `10.7.${index >> 8}.${index & 255}` });

test('a thousand requests from as many addresses send one mail, and displace no search', async () => {
  const own = { transaction: 'SALE', maxPrice: 400_000 };
  expect(await site.act('subscribe', { ...SUBSCRIBER, search: own })).toEqual(RECEIVED);
  for (let first = 0; first < VISITORS; first += AT_ONCE) {
    const tokens = await Promise.all(Array.from({ length: AT_ONCE }, takeToken));
    site.later(5_000);
    const outcomes = await Promise.all(
      tokens.map((formToken, index) => {
        const search = { transaction: 'RENT', maxPrice: 500 + first + index };
        return site.act(
          'subscribe',
          { ...SUBSCRIBER, search, human: { formToken } },
          addressOf(first + index),
        );
      }),
    );
    for (const outcome of outcomes) expect(outcome).toEqual(RECEIVED);
  }
  const mails = (await site.mails()).map(({ source, mail }) => `${source} ${mail}`);
  expect(mails).toEqual(['subscription-request CONFIRM.1']);
  const requests = await site.query(
    `select jsonb_array_length(content -> 'searches') as searches, content #> '{searches,0,criteria}' as first
     from subscription_request`,
  );
  expect(requests).toEqual([{ searches: 10, first: { transaction: 'SALE', maxPrice: 40_000_000 } }]);
  const response = await site.act('subscribe', { ...SUBSCRIBER, email: 'bob@mail.example' }, addressOf(0));
  expect(response).toEqual(RECEIVED);
});
