import type { Locale } from '../../shared/locales.ts';
import { formatSubscriptionSearch } from '../../shared/subscriptions/subscription-search.ts';
import type { GraphContext } from '../context.ts';
import { prepareEstatePage } from '../estates/prepare-page.ts';
import type {
  EstateCriteriaResolvers,
  MutationResolvers,
  QueryResolvers,
  SubscribedSearchResolvers,
  SubscribePayloadResolvers,
  SubscriptionPayloadResolvers,
  SubscriptionResolvers,
} from '../generated/resolvers.ts';
import { secretId } from '../submissions/secret-id.ts';
import { omitUnfollowed, toChosenCriteria } from './followed-search.ts';
import type { SubscriptionParent } from './parents.ts';
import { subscriptionMutations } from './subscriptions.ts';

const PREVIEW_DAYS = 30;
const PREVIEW_HOMES = 3;

const subscription: QueryResolvers['subscription'] = (_, request, context) =>
  findSubscription(request, context);

/** Finds the subscription of a token. */
async function findSubscription(
  { token, locale }: { token: string; locale: Locale },
  { ports }: GraphContext,
): Promise<SubscriptionParent | null> {
  const record = await ports.subscriptions.find(token, ports.now());
  return record && { record, token, locale };
}

const subscriptionPreview: QueryResolvers['subscriptionPreview'] = (_, { locale, filter }, { ports }) => {
  const published = { ...omitUnfollowed(filter), publishedWithin: PREVIEW_DAYS };
  const page = prepareEstatePage({ locale, filter: published, page: 1, pageSize: PREVIEW_HOMES }, ports);
  return { ...page, window: null };
};

const Mutation: Partial<MutationResolvers> = subscriptionMutations;

const Subscription: SubscriptionResolvers = {
  id: ({ token }) => secretId(token),
  status: ({ record: { state } }) => state,
  email: ({ record: { email } }) => email,
  locale: ({ record: { locale } }) => locale,
  salutation: ({ record: { details } }) => details.salutation,
  firstName: ({ record: { details } }) => details.firstName,
  name: ({ record: { details } }) => details.name,
  phone: ({ record: { details } }) => details.phone,
  mobile: ({ record: { details } }) => details.mobile,
  street: ({ record: { details } }) => details.street,
  number: ({ record: { details } }) => details.number,
  box: ({ record: { details } }) => details.box,
  postalCode: ({ record: { details } }) => details.postalCode,
  city: ({ record: { details } }) => details.city,
  marketingOptIn: ({ record: { marketingOptIn } }) => marketingOptIn,
  frequency: ({ record: { frequency } }) => frequency,
  searches: ({ record: { searches } }) => [...searches],
  since: ({ record: { since } }) => since,
  renewBy: ({ record: { renewBy } }) => renewBy,
};

const SubscribedSearch: SubscribedSearchResolvers = {
  criteria: ({ criteria }, _, { ports }) => toChosenCriteria(criteria, ports.cities),
  query({ criteria }, _, { ports }) {
    const { transaction = 'SALE', ...others } = toChosenCriteria(criteria, ports.cities);
    return formatSubscriptionSearch({ transaction, criteria: others });
  },
};

/** The fields under their former names. */
const EstateCriteria: EstateCriteriaResolvers = {
  minArea: ({ minLivingArea }) => minLivingArea ?? null,
  maxArea: ({ maxLivingArea }) => maxLivingArea ?? null,
};

const SubscribePayload: SubscribePayloadResolvers = { isReceived: ({ result }) => result !== null };
const SubscriptionPayload: SubscriptionPayloadResolvers = {
  token: ({ result }) => result?.token ?? null,
  subscription: ({ result, locale }, _, context) =>
    result && findSubscription({ token: result.token, locale }, context),
};

export const subscriptionResolvers = {
  Query: { subscription, subscriptionPreview },
  Mutation,
  Subscription,
  SubscribedSearch,
  EstateCriteria,
  SubscribePayload,
  SubscriptionPayload,
};
