/** Creates subscriptions, for pages whose URLs contain their tokens. */
import { expect } from '@jest/globals';
import request from 'supertest';
import { getOrCreateSecret } from '../../../server/platform/database/secret.ts';
import { createToken } from '../../../server/platform/security/tokens.ts';
import type { TestSite } from '../site.ts';
import { SUBSCRIBER } from './subscription-site.ts';

export interface SubscriptionTokens {
  /** Token of a confirmed subscription. */
  active: string;
  /** Token of an unconfirmed subscription. */
  waiting: string;
}

/** Subscribes twice and confirms one, on a site that accepts forms at once. */
export async function createSubscriptions(site: TestSite): Promise<SubscriptionTokens> {
  const waiting = await subscribe(site, 'waiting@mail.example');
  const requested = await subscribe(site, SUBSCRIBER.email);
  const query =
    'mutation ($input: SubscriptionTokenInput!) { sent: confirmSubscription(input: $input) { token errors { code } } }';
  const { sent } = await ask(site, query, { input: { locale: 'nl', token: requested } });
  expect(sent.errors).toEqual([]);
  return { active: sent.token, waiting };
}

/** Returns the token of the confirmation mail. */
async function subscribe(site: TestSite, email: string): Promise<string> {
  const { humanChallenge } = await ask(site, '{ humanChallenge { formToken } }');
  const query = 'mutation ($input: SubscribeInput!) { sent: subscribe(input: $input) { errors { code } } }';
  const human = { formToken: humanChallenge.formToken };
  const { sent } = await ask(site, query, { input: { ...SUBSCRIBER, locale: 'nl', email, human } });
  expect(sent.errors).toEqual([]);
  const { id } = await site.database.db
    .selectFrom('subscription_request')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirstOrThrow();
  return createToken(await getOrCreateSecret(site.database.db, 'subscriptions'), 'request', id);
}

async function ask({ app }: TestSite, query: string, variables: object = {}) {
  const { body } = await request(app).post('/graphql').send({ query, variables });
  expect(body.errors).toBeUndefined();
  return body.data;
}
