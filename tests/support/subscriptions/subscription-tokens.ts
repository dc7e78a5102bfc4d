/** A subscription, for pages whose addresses have its secret. */
import { expect } from '@jest/globals';
import request from 'supertest';
import { getOrCreateSecret } from '../../../server/database/secret.ts';
import { createToken } from '../../../server/security/tokens.ts';
import type { TestSite } from '../site.ts';
import { SUBSCRIBER } from './subscription-site.ts';

export interface SubscriptionTokens {
  /** Of one that is confirmed. */
  active: string;
  /** Of one that waits for its confirmation. */
  waiting: string;
}

/** Subscribes twice, and confirms one. A site on which a form may be sent at once. */
export async function createSubscriptions(site: TestSite): Promise<SubscriptionTokens> {
  const waiting = await subscribe(site, 'waiting@mail.example');
  const asked = await subscribe(site, SUBSCRIBER.email);
  const query =
    'mutation ($input: SubscriptionTokenInput!) { sent: confirmSubscription(input: $input) { token errors { code } } }';
  const { sent } = await ask(site, query, { input: { locale: 'nl', token: asked } });
  expect(sent.errors).toEqual([]);
  return { active: sent.token, waiting };
}

/** The secret of the mail that asks for a confirmation. */
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
