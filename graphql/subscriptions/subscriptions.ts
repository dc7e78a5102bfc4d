/** Subscriptions to new offers: asked for, confirmed, changed and ended. */
import type { Locale } from '../../shared/locales.ts';
import type { Fault } from '../../shared/submissions/faults.ts';
import { parsePhone } from '../../shared/submissions/phone.ts';
import { privacyEdition } from '../../shared/submissions/privacy-edition.ts';
import { readForm } from '../../shared/submissions/read-form.ts';
import { linkForm, subscribeForm, subscriptionForm } from '../../shared/subscriptions/forms.ts';
import { MOST_SEARCHES } from '../../shared/subscriptions/vocabulary.ts';
import type { GraphContext } from '../context.ts';
import type {
  SubscribedSearchInput,
  SubscribeInput,
  SubscriptionLinkInput,
  SubscriptionTokenInput,
  SubscriptionUpdateInput,
} from '../generated/resolvers.ts';
import type { Keep } from '../submissions/ports.ts';
import type { Submission, SubmissionInput } from '../submissions/submission.ts';
import { submitting } from '../submissions/submit.ts';
import type {
  ChangedSearch,
  SubscriberDetails,
  SubscriptionChange,
  SubscriptionRequest,
  SubscriptionStore,
} from './ports.ts';
import { readWish } from './wished-search.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Addresses are not verified when a link is asked for. */
const LINKS = { name: 'TO_SUBSCRIBER', most: 3, seconds: DAY };

const subscribing: Submission<SubscribeInput, SubscriptionRequest, { isReceived: true }> = {
  kind: 'SUBSCRIBE',
  limit: { name: 'SUBSCRIBE', most: 10, seconds: HOUR },
  proof: 'human',
  async prepare(input, { ports }) {
    const { form, faults } = readForm(subscribeForm(parsePhone), input);
    const { locale } = input;
    const wish = readWish(input.search, { field: 'search', locale, cities: ports.cities });
    const wrong = [...(faults ?? []), ...(wish.faults ?? [])];
    if (!form || !wish.search) return { faults: wrong };
    const { email, frequency, marketingOptIn, privacyConsent, ...details } = form;
    const mails = input.mailLocale ?? locale;
    const said = { email, details, frequency, marketingOptIn, locale: mails, search: wish.search };
    const consentEdition = privacyEdition(ports.settings.privacy);
    return { content: { ...said, consentEdition, requestedAt: ports.now() } };
  },
  keep: (request, { ports }) => ports.subscriptions.request(request),
};

interface Changing {
  token: string;
  change: SubscriptionChange;
}

const updating: Submission<SubscriptionUpdateInput, Changing, { token: string }> = {
  kind: 'SUBSCRIPTION_UPDATE',
  limit: { name: 'SUBSCRIPTION_UPDATE', most: 60, seconds: HOUR },
  proof: 'secret',
  async prepare(input, context) {
    const { form, faults } = readForm(subscriptionForm(parsePhone), input);
    const searches = readSearches(input, context);
    const wrong = [...(faults ?? []), ...searches.faults];
    if (!form || wrong.length > 0) return { faults: wrong };
    const { frequency, marketingOptIn, ...details } = form;
    const isSaid = (name: string) => (input as unknown as Record<string, unknown>)[name] != null;
    // Of a choice, null is that none was made; a text that is empty says so itself.
    const isForgotten = (name: string) => name === 'salutation' && name in input;
    const said = Object.entries(details).filter(([name]) => isSaid(name) || isForgotten(name));
    const change: SubscriptionChange = { details: Object.fromEntries(said) as Partial<SubscriberDetails> };
    if (input.mailLocale) change.locale = input.mailLocale;
    if (isSaid('frequency')) change.frequency = frequency;
    if (isSaid('marketingOptIn')) change.marketingOptIn = marketingOptIn;
    if (searches.changed) change.searches = searches.changed;
    return { content: { token: input.token, change } };
  },
  keep: ({ token, change }, { ports }) => ports.subscriptions.update(token, change, ports.now()),
};

function readSearches({ searches, locale }: SubscriptionUpdateInput, { ports }: GraphContext) {
  const faults: Fault[] = [];
  if (!searches) return { changed: null, faults };
  if (searches.length > MOST_SEARCHES) faults.push({ field: 'searches', fault: 'tooManySearches' });
  const changed = searches.slice(0, MOST_SEARCHES).map((search, index) => {
    const read = readSearch(search, { field: `searches.${index}.filter`, locale, cities: ports.cities });
    faults.push(...read.faults);
    return read.changed;
  });
  return { changed, faults };
}

function readSearch(
  { id, filter, isPaused }: SubscribedSearchInput,
  reading: Parameters<typeof readWish>[1],
): { changed: ChangedSearch; faults: Fault[] } {
  const changed: ChangedSearch = {};
  if (id) changed.id = id;
  if (typeof isPaused === 'boolean') changed.isPaused = isPaused;
  if (!filter) return { changed, faults: id ? [] : [{ field: reading.field, fault: 'required' }] };
  const { search, faults } = readWish(filter, reading);
  return search ? { changed: { ...changed, wish: search }, faults: [] } : { changed, faults };
}

/** What needs nothing but the secret. */
function byToken<Result>(
  kind: string,
  keep: (store: SubscriptionStore, token: string, now: Date) => Keep<Result>,
): Submission<SubscriptionTokenInput, string, Result> {
  return {
    kind,
    limit: { name: kind, most: 60, seconds: HOUR },
    proof: 'secret',
    prepare: async ({ token }) => ({ content: token }),
    keep: (token, { ports }) => keep(ports.subscriptions, token, ports.now()),
  };
}

/** Mail providers unsubscribe their users from few addresses, and nobody can guess a secret: it has no limit. */
const { limit: _, ...unsubscribing } = byToken('UNSUBSCRIBE', (store, token, now) =>
  store.unsubscribe(token, now),
);

interface Linking extends SubmissionInput {
  email: string;
}

const linking: Submission<SubscriptionLinkInput, Linking, { isReceived: true }> = {
  kind: 'SUBSCRIPTION_LINK',
  limit: { name: 'SUBSCRIPTION_LINK', most: 10, seconds: HOUR },
  proof: 'human',
  async prepare(input) {
    const { form, faults } = readForm(linkForm(), input);
    return faults ? { faults } : { content: { ...form, locale: input.locale as Locale } };
  },
  /** One that comes too often is answered alike, and brings no mail. */
  async keep({ email }, { ports }) {
    const tooMany = await ports.submissionLimits.countRecipient(LINKS, email);
    return ports.subscriptions.sendLink(email, ports.now(), tooMany === null);
  },
};

/** Each under the name of its mutation. */
export const subscriptionMutations = {
  subscribe: submitting(subscribing),
  updateSubscription: submitting(updating),
  confirmSubscription: submitting(
    byToken('SUBSCRIPTION_CONFIRM', (store, token, now) => store.confirm(token, now)),
  ),
  unsubscribe: submitting(unsubscribing),
  resubscribe: submitting(byToken('RESUBSCRIBE', (store, token, now) => store.resubscribe(token, now))),
  eraseSubscription: submitting(
    byToken('SUBSCRIPTION_ERASE', (store, token, now) => store.erase(token, now)),
  ),
  sendSubscriptionLink: submitting(linking),
};
