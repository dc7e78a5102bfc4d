/** A site for tests of subscriptions. */
import { expect } from '@jest/globals';
import { type Headers, startLeadSite } from '../leads/lead-site.ts';

export const SUBSCRIBER = {
  email: 'annelies.v@mail.example',
  privacyConsent: true,
  search: { transaction: 'SALE', cities: ['gent-9000'], maxPrice: 400_000 },
};

const ERRORS = 'retryAfter errors { code field message }';
const MUTATIONS = {
  subscribe: ['SubscribeInput', `isReceived ${ERRORS}`],
  confirmSubscription: ['SubscriptionTokenInput', `token ${ERRORS}`],
  updateSubscription: ['SubscriptionUpdateInput', `token ${ERRORS}`],
  unsubscribe: ['SubscriptionTokenInput', `token ${ERRORS}`],
  resubscribe: ['SubscriptionTokenInput', `token ${ERRORS}`],
  eraseSubscription: ['SubscriptionTokenInput', `isReceived ${ERRORS}`],
  sendSubscriptionLink: ['SubscriptionLinkInput', `isReceived ${ERRORS}`],
} as const;
const BY_HUMANS = ['subscribe', 'sendSubscriptionLink'];

interface Outcome {
  token?: string | null;
  isReceived?: boolean;
  retryAfter: number | null;
  errors: { code: string; field: string | null; message: string }[];
}

export type SubscriptionSite = Awaited<ReturnType<typeof startSubscriptionSite>>;

export async function startSubscriptionSite(options: Parameters<typeof startLeadSite>[0] = {}) {
  const site = await startLeadSite(options);
  const ask = async (query: string, variables: object = {}, headers: Headers = {}) => {
    const { body } = await site.post(query, variables, headers);
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const query = async (text: string, values: unknown[] = []) =>
    (await site.database.pool.query(text, values)).rows;
  return {
    ...site,
    ask,
    query,
    async act(name: keyof typeof MUTATIONS, input: object, headers: Headers = {}): Promise<Outcome> {
      const [type, fields] = MUTATIONS[name];
      const isProved = 'human' in input || !BY_HUMANS.includes(name);
      const human = isProved ? {} : { human: { formToken: await site.readToken() } };
      const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
      return (await ask(mutation, { input: { locale: 'nl', ...input, ...human } }, headers))[name];
    },
    async forget(): Promise<void> {
      await site.forget();
      await query('truncate subscription, subscription_request, subscription_notice, offer_change cascade');
    },
  };
}
