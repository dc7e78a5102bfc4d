/** Submissions that create, confirm, change and end subscriptions to new offers. */
import type { Locale } from '../../shared/locales.ts';
import type { Fault } from '../../shared/submissions/faults.ts';
import { parseForm } from '../../shared/submissions/parse-form.ts';
import { parsePhone } from '../../shared/submissions/phone.ts';
import { privacyEdition } from '../../shared/submissions/privacy-edition.ts';
import { linkForm, subscribeForm, subscriptionForm } from '../../shared/subscriptions/forms.ts';
import { MAX_SEARCHES } from '../../shared/subscriptions/vocabulary.ts';
import type { GraphContext } from '../context.ts';
import type {
  SubscribedSearchInput,
  SubscribeInput,
  SubscriptionLinkInput,
  SubscriptionTokenInput,
  SubscriptionUpdateInput,
} from '../generated/resolvers.ts';
import type { Write } from '../submissions/ports.ts';
import type { Submission, SubmissionInput } from '../submissions/submission.ts';
import { submissionResolver } from '../submissions/submit.ts';
import { parseFollowedSearch } from './followed-search.ts';
import type {
  ChangedSearch,
  SubscriberDetails,
  SubscriptionChange,
  SubscriptionRequest,
  SubscriptionStore,
} from './ports.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Limits mails to an address, which is not verified when a link is requested. */
const LINKS = { name: 'TO_SUBSCRIBER', max: 3, seconds: DAY };

const subscribing: Submission<SubscribeInput, SubscriptionRequest, { isReceived: true }> = {
  kind: 'SUBSCRIBE',
  limit: { name: 'SUBSCRIBE', max: 10, seconds: HOUR },
  proof: 'human',
  async prepare(input, { ports, visitor }) {
    const { form, faults } = parseForm(subscribeForm(parsePhone), input);
    const { locale } = input;
    const followed = parseFollowedSearch(input.search, { field: 'search', locale, cities: ports.cities });
    const wrong = [...(faults ?? []), ...(followed.faults ?? [])];
    if (!form || !followed.search) return { faults: wrong };
    const { email, frequency, marketingOptIn, privacyConsent, ...details } = form;
    const mails = input.mailLocale ?? locale;
    const fields = { email, details, frequency, marketingOptIn, locale: mails, search: followed.search };
    const consentEdition = privacyEdition(ports.settings.privacy);
    const partnerId = visitor.partner?.id ?? null;
    return { content: { ...fields, consentEdition, partnerId, requestedAt: ports.now() } };
  },
  store: (request, { ports }) => ports.subscriptions.request(request),
};

interface Changing {
  token: string;
  change: SubscriptionChange;
}

const updating: Submission<SubscriptionUpdateInput, Changing, { token: string }> = {
  kind: 'SUBSCRIPTION_UPDATE',
  limit: { name: 'SUBSCRIPTION_UPDATE', max: 60, seconds: HOUR },
  proof: 'secret',
  async prepare(input, context) {
    const { form, faults } = parseForm(subscriptionForm(parsePhone), input);
    const searches = readSearches(input, context);
    const wrong = [...(faults ?? []), ...searches.faults];
    if (!form || wrong.length > 0) return { faults: wrong };
    const { frequency, marketingOptIn, ...details } = form;
    const isProvided = (name: string) => (input as unknown as Record<string, unknown>)[name] != null;
    // A null salutation clears it. For texts, null means unchanged and an empty text clears the field.
    const isCleared = (name: string) => name === 'salutation' && name in input;
    const changed = Object.entries(details).filter(([name]) => isProvided(name) || isCleared(name));
    const change: SubscriptionChange = { details: Object.fromEntries(changed) as Partial<SubscriberDetails> };
    if (input.mailLocale) change.locale = input.mailLocale;
    if (isProvided('frequency')) change.frequency = frequency;
    if (isProvided('marketingOptIn')) change.marketingOptIn = marketingOptIn;
    if (searches.changed) change.searches = searches.changed;
    return { content: { token: input.token, change } };
  },
  store: ({ token, change }, { ports }) => ports.subscriptions.update(token, change, ports.now()),
};

function readSearches({ searches, locale }: SubscriptionUpdateInput, { ports }: GraphContext) {
  const faults: Fault[] = [];
  if (!searches) return { changed: null, faults };
  if (searches.length > MAX_SEARCHES) faults.push({ field: 'searches', fault: 'tooManySearches' });
  const changed = searches.slice(0, MAX_SEARCHES).map((search, index) => {
    const read = readSearch(search, { field: `searches.${index}.filter`, locale, cities: ports.cities });
    faults.push(...read.faults);
    return read.changed;
  });
  return { changed, faults };
}

function readSearch(
  { id, filter, isPaused }: SubscribedSearchInput,
  reading: Parameters<typeof parseFollowedSearch>[1],
): { changed: ChangedSearch; faults: Fault[] } {
  const changed: ChangedSearch = {};
  if (id) changed.id = id;
  if (typeof isPaused === 'boolean') changed.isPaused = isPaused;
  if (!filter) return { changed, faults: id ? [] : [{ field: reading.field, fault: 'required' }] };
  const { search, faults } = parseFollowedSearch(filter, reading);
  return search ? { changed: { ...changed, search: search }, faults: [] } : { changed, faults };
}

/** A submission whose only input is the secret token. */
function byToken<Result>(
  kind: string,
  write: (store: SubscriptionStore, token: string, now: Date) => Write<Result>,
): Submission<SubscriptionTokenInput, string, Result> {
  return {
    kind,
    limit: { name: kind, max: 60, seconds: HOUR },
    proof: 'secret',
    prepare: async ({ token }) => ({ content: token }),
    store: (token, { ports }) => write(ports.subscriptions, token, ports.now()),
  };
}

/** No limit: mail providers unsubscribe many users from few IP addresses, and a secret token cannot be guessed. */
const { limit: _, ...unsubscribing } = byToken('UNSUBSCRIBE', (store, token, now) =>
  store.unsubscribe(token, now),
);

interface Linking extends SubmissionInput {
  email: string;
}

const linking: Submission<SubscriptionLinkInput, Linking, { isReceived: true }> = {
  kind: 'SUBSCRIPTION_LINK',
  limit: { name: 'SUBSCRIPTION_LINK', max: 10, seconds: HOUR },
  proof: 'human',
  async prepare(input) {
    const { form, faults } = parseForm(linkForm(), input);
    return faults ? { faults } : { content: { ...form, locale: input.locale as Locale } };
  },
  /** A rate-limited request gets the same response, but no mail is sent. */
  async store({ email }, { ports }) {
    const tooMany = await ports.submissionLimits.countRecipient(LINKS, email);
    return ports.subscriptions.sendLink(email, ports.now(), tooMany === null);
  },
};

/** The mutations by name. */
export const subscriptionMutations = {
  subscribe: submissionResolver(subscribing),
  updateSubscription: submissionResolver(updating),
  confirmSubscription: submissionResolver(
    byToken('SUBSCRIPTION_CONFIRM', (store, token, now) => store.confirm(token, now)),
  ),
  unsubscribe: submissionResolver(unsubscribing),
  resubscribe: submissionResolver(
    byToken('RESUBSCRIBE', (store, token, now) => store.resubscribe(token, now)),
  ),
  eraseSubscription: submissionResolver(
    byToken('SUBSCRIPTION_ERASE', (store, token, now) => store.erase(token, now)),
  ),
  sendSubscriptionLink: submissionResolver(linking),
};
