import { LOCALE_NAMES, LOCALES } from '../../../shared/locales.ts';
import { MAX_LENGTHS } from '../../../shared/submissions/fields.ts';
import {
  linkForm,
  MAX_ADDRESS_PART_LENGTH,
  subscribeForm,
  subscriptionForm,
} from '../../../shared/subscriptions/forms.ts';
import { COMMON_FIELDS, type FormDefinition, type FormField } from '../../forms/form-definition.ts';
import { submitDocument } from '../../forms/submit-document.ts';
import { collapseOptionalFields } from './collapse-optional-fields.tsx';

const { email, firstName, name, phone } = COMMON_FIELDS;
const more = { isOptional: true } as const;

const FREQUENCY: FormField = {
  name: 'frequency',
  label: 'subscriptions.field.frequency',
  kind: 'choice',
  autoComplete: 'off',
  choices: [
    { value: 'DAILY', label: 'subscriptions.frequency.DAILY' },
    { value: 'AT_ONCE', label: 'subscriptions.frequency.AT_ONCE' },
    { value: 'WEEKLY', label: 'subscriptions.frequency.WEEKLY' },
  ],
};

/** The language of the mails, which may differ from the language of the page. */
const MAIL_LANGUAGE: FormField = {
  name: 'mailLocale',
  label: 'subscriptions.field.language',
  kind: 'choice',
  autoComplete: 'off',
  choices: LOCALES.map((value) => ({ value, name: LOCALE_NAMES[value] })),
};

/** Contact details; all optional. */
const DETAILS: readonly FormField[] = [
  {
    name: 'salutation',
    label: 'subscriptions.field.salutation',
    kind: 'choice',
    autoComplete: 'honorific-prefix',
    choices: [
      { value: '', label: 'subscriptions.salutation.none' },
      { value: 'MADAM', label: 'subscriptions.salutation.MADAM' },
      { value: 'SIR', label: 'subscriptions.salutation.SIR' },
    ],
    ...more,
  },
  { ...firstName, ...more },
  { ...name, ...more },
  { ...phone, label: 'subscriptions.field.phone', ...more },
  { ...phone, name: 'mobile', label: 'subscriptions.field.mobile', autoComplete: 'mobile tel', ...more },
  line('street', 'address-line1', MAX_LENGTHS.street),
  line('number', 'off', MAX_ADDRESS_PART_LENGTH),
  line('box', 'off', MAX_ADDRESS_PART_LENGTH),
  line('postalCode', 'postal-code', MAX_ADDRESS_PART_LENGTH),
  line('city', 'address-level2', MAX_LENGTHS.name),
];

type Line = 'street' | 'number' | 'box' | 'postalCode' | 'city';

function line(field: Line, autoComplete: string, maxLength: number): FormField {
  return {
    name: field,
    label: `subscriptions.field.${field}`,
    kind: 'text',
    autoComplete,
    maxLength,
    ...more,
  };
}

/** The form that subscribes to the search in the page's URL. */
export const SUBSCRIBE_FORM: FormDefinition = {
  name: 'subscribe',
  fields: [email, FREQUENCY, MAIL_LANGUAGE, ...DETAILS],
  boxes: ['marketingOptIn', 'privacyConsent'],
  arrange: collapseOptionalFields(DETAILS),
  schema: subscribeForm,
  document: submitDocument('subscribe', 'SubscribeInput'),
  messages: {
    submit: 'subscriptions.subscribe.submit',
    consent: 'subscriptions.subscribe.consent',
  },
};

/** The form that subscribes to the search of a results page in a dialog. Mails are daily, as by default. */
export const EMAIL_SEARCH_FORM: FormDefinition = {
  name: 'email-search',
  fields: [email],
  boxes: ['privacyConsent'],
  schema: subscribeForm,
  document: SUBSCRIBE_FORM.document,
  messages: {
    submit: 'subscriptions.subscribe.submit',
    consent: 'subscriptions.subscribe.consent',
    sent: 'subscriptions.success.text',
    next: 'subscriptions.success.next',
  },
};

/** The form that changes the subscriber's details. */
export const DETAILS_FORM: FormDefinition = {
  name: 'details',
  fields: [FREQUENCY, MAIL_LANGUAGE, ...DETAILS],
  boxes: ['marketingOptIn'],
  arrange: collapseOptionalFields(DETAILS),
  schema: subscriptionForm,
  document: submitDocument('updateSubscription', 'SubscriptionUpdateInput'),
  needsNoProof: true,
  messages: { submit: 'subscriptions.edit.save' },
};

/** The form that mails a new link to a subscriber who lost theirs. */
export const LINK_FORM: FormDefinition = {
  name: 'link',
  fields: [email],
  boxes: [],
  schema: linkForm,
  document: submitDocument('sendSubscriptionLink', 'SubscriptionLinkInput'),
  messages: {
    submit: 'subscriptions.link.submit',
    sent: 'subscriptions.link.sent',
    next: 'subscriptions.link.next',
  },
};
