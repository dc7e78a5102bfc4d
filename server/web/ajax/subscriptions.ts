/** Legacy calls at `notifications`: create, read, change and end a subscription to new offers. */
import { LOCALES } from '../../../shared/locales.ts';
import { MAX_LENGTHS } from '../../../shared/submissions/fields.ts';
import { MAX_ADDRESS_PART_LENGTH } from '../../../shared/subscriptions/forms.ts';
import { FREQUENCIES, MAX_SEARCHES, SALUTATIONS } from '../../../shared/subscriptions/vocabulary.ts';
import type { AjaxRoute } from './ajax-route.ts';
import { CRITERIA_FIELDS, REQUEST_CRITERIA_FIELDS } from './criteria-fields.ts';
import { formattedSchema } from './field-schemas.ts';
import { type Field, lowerCase, type RequestBody } from './fields.ts';
import { formatFields, selectionOf } from './format-fields.ts';
import { failureResponse } from './responses.ts';
import { submissionRoute, TOKEN_QUERY } from './submission-route.ts';

const PATH = 'notifications';

const text = (name: string, input: string, maxLength: number): Field => ({
  name,
  input,
  kind: 'text',
  maxLength,
});
const languageAs = (input: string): Field => ({
  name: 'language',
  input,
  kind: 'word',
  words: lowerCase(LOCALES),
});

const EMAIL: Field = { ...text('email', 'email', MAX_LENGTHS.email), isRequired: true };
const DETAILS: readonly Field[] = [
  { name: 'salutation', input: 'salutation', kind: 'word', words: lowerCase(SALUTATIONS) },
  text('first_name', 'firstName', MAX_LENGTHS.name),
  text('name', 'name', MAX_LENGTHS.name),
  text('phone', 'phone', MAX_LENGTHS.phone),
  text('mobile', 'mobile', MAX_LENGTHS.phone),
  text('street', 'street', MAX_LENGTHS.street),
  text('number', 'number', MAX_ADDRESS_PART_LENGTH),
  text('box', 'box', MAX_ADDRESS_PART_LENGTH),
  text('postal_code', 'postalCode', MAX_ADDRESS_PART_LENGTH),
  text('city', 'city', MAX_LENGTHS.name),
  { name: 'frequency', input: 'frequency', kind: 'word', words: lowerCase(FREQUENCIES) },
  { name: 'marketing_opt_in', input: 'marketingOptIn', kind: 'flag' },
];

/** `input`: the name of the criteria in the API. A misspelled criterion must not become a search for everything. */
const criteriaAs = (input: string, fields: readonly Field[]) =>
  ({ name: 'criteria', input, kind: 'group', fields, isClosed: true }) as const satisfies Field;

const searchesWith = (input: string, criteria: readonly Field[]): Field => ({
  name: 'searches',
  input: 'searches',
  kind: 'groups',
  maxItems: MAX_SEARCHES,
  fields: [
    { name: 'id', input: 'id', kind: 'id' },
    { name: 'paused', input: 'isPaused', kind: 'flag' },
    criteriaAs(input, criteria),
  ],
});

export const subscribeRoute = submissionRoute({
  method: 'POST',
  path: PATH,
  summary: 'Requests a subscription to new offers. A mail asks the recipient for confirmation.',
  mutation: 'subscribe',
  inputType: 'SubscribeInput',
  fields: [
    EMAIL,
    languageAs('mailLocale'),
    ...DETAILS,
    { ...criteriaAs('search', REQUEST_CRITERIA_FIELDS), isRequired: true },
    { name: 'privacy_consent', input: 'privacyConsent', kind: 'flag', isRequired: true },
  ],
  proof: 'human',
  status: 201,
  done: 'subscriptions.success.text',
});

export const updateRoute = submissionRoute({
  method: 'PUT',
  path: PATH,
  summary: 'Changes a subscription. Absent fields are left unchanged; `searches` replaces all its searches.',
  mutation: 'updateSubscription',
  inputType: 'SubscriptionUpdateInput',
  fields: [languageAs('mailLocale'), ...DETAILS, searchesWith('filter', REQUEST_CRITERIA_FIELDS)],
  proof: 'token',
  status: 200,
  done: 'subscriptions.edit.done.saved',
});

export const unsubscribeRoute = submissionRoute({
  method: 'DELETE',
  path: PATH,
  summary: 'Ends a subscription. It is erased a day later.',
  mutation: 'unsubscribe',
  inputType: 'SubscriptionTokenInput',
  fields: [],
  proof: 'token',
  status: 200,
  done: 'subscriptions.unsubscribe.done',
});

const STATE: Field = {
  name: 'state',
  input: 'status',
  kind: 'word',
  words: lowerCase(['UNCONFIRMED', 'ACTIVE', 'UNSUBSCRIBED']),
};
const RESPONSE_FIELDS: readonly Field[] = [
  STATE,
  EMAIL,
  languageAs('locale'),
  ...DETAILS,
  searchesWith('criteria', CRITERIA_FIELDS),
];

export const subscriptionRoute: AjaxRoute<
  { token: string; locale: string },
  { subscription: RequestBody | null }
> = {
  method: 'GET',
  path: PATH,
  summary: 'Returns a subscription to its owner.',
  query: TOKEN_QUERY,
  isPrivate: true,
  success: { status: 200, schema: formattedSchema(RESPONSE_FIELDS) },
  document: `query AjaxSubscription($token: String!, $locale: Locale!) {
    subscription(token: $token, locale: $locale) { ${selectionOf(RESPONSE_FIELDS)} }
  }`,
  parse: ({ query, locale }) => ({ token: query.get('token') ?? '', locale }),
  present({ subscription }, { t }) {
    if (!subscription) return failureResponse(404, t('subscriptions.edit.unknown'));
    return { status: 200, body: formatFields(RESPONSE_FIELDS, subscription) };
  },
};
