import type { ReactNode } from 'react';
import { parseDay, parseMoment } from '../../shared/days.ts';
import type { ParsePhone } from '../../shared/submissions/fields.ts';
import { MAX_LENGTHS } from '../../shared/submissions/fields.ts';
import type { FormSchema } from '../../shared/submissions/parse-form.ts';
import type { MessageKey } from '../intl/use-messages.ts';
import type { SubmissionResultFragment } from './generated/forms.generated.ts';
import type { SubmitDocument } from './submit-document.ts';

/** A field as it is shown; what may stand in it is said by the form's schema. */
export interface FormField {
  name: string;
  label: MessageKey;
  /** A `moment` is chosen from those that the form's page shows. */
  kind: 'text' | 'email' | 'tel' | 'lines' | 'choice' | 'moment' | 'box';
  autoComplete: string;
  /** Of what is typed. */
  longest?: number;
  isOptional?: true;
  /** Of a choice whose options are always the same; others are handed over by the form's page. */
  choices?: readonly { value: string; label: MessageKey }[];
}

/** Input that the page knows before anybody types: it goes along unseen, and what is wrong with it is said of the whole. */
export interface GivenInput {
  name: string;
  /** A `count` is a whole number, an `amount` one of euros. */
  kind: 'day' | 'count' | 'amount';
}

/** A box under a form; nothing is sent without the privacy consent. */
export type FormBoxName = 'marketingOptIn' | 'privacyConsent';

/** A form: what it asks, what may stand in it, what sends it, and what it says of itself. */
export interface FormDefinition<Submitted = SubmissionResultFragment> {
  /** Begins the ids of its fields. */
  name: string;
  fields: readonly FormField[];
  boxes: readonly FormBoxName[];
  given?: readonly GivenInput[];
  /** Its input has a secret: no human check is needed. */
  needsNoProof?: true;
  schema(parsePhone: ParsePhone): FormSchema;
  document: SubmitDocument<Submitted>;
  words: FormWords;
  /** How its fields stand, in their order; one below the other when absent. `errors`: by field. */
  arrange?(inputs: readonly ReactNode[], errors: Readonly<Record<string, string>>): ReactNode;
}

export interface FormWords {
  submit: MessageKey;
  /** That it was received, and what happens next; of a form whose page shows the confirmation. */
  sent?: MessageKey;
  next?: MessageKey;
  /** What is said while it is on its way. */
  sending?: MessageKey;
  /** Instead of "An unknown error occurred". */
  failed?: MessageKey;
  /** Instead of "to deal with my message". */
  consent?: MessageKey;
}

/** Fields that several forms have. */
export const COMMON_FIELDS = {
  firstName: {
    name: 'firstName',
    label: 'forms.field.firstName',
    kind: 'text',
    autoComplete: 'given-name',
    longest: MAX_LENGTHS.name,
  },
  name: {
    name: 'name',
    label: 'forms.field.name',
    kind: 'text',
    autoComplete: 'family-name',
    longest: MAX_LENGTHS.name,
  },
  email: {
    name: 'email',
    label: 'forms.field.email',
    kind: 'email',
    autoComplete: 'email',
    longest: MAX_LENGTHS.email,
  },
  phone: {
    name: 'phone',
    label: 'forms.field.phone',
    kind: 'tel',
    autoComplete: 'tel',
    longest: MAX_LENGTHS.phone,
  },
  message: {
    name: 'message',
    label: 'forms.field.message',
    kind: 'lines',
    autoComplete: 'off',
    longest: MAX_LENGTHS.message,
  },
} as const satisfies Record<string, FormField>;

/** What stands in a form; a file where a text belongs is none. */
export type FormValues = Record<string, string | number | boolean | null>;

/** Reads a form for its schema and for the API. A choice that is none of its own is null, as is what is no moment. */
export function readFields(
  { fields, boxes, given = [] }: Pick<FormDefinition, 'fields' | 'boxes' | 'given'>,
  data: FormData,
): FormValues {
  const read = ({ name, kind, choices }: FormField) => {
    const typed = textOf(data, name);
    if (kind === 'box') return data.has(name);
    if (kind === 'moment') return parseMoment(typed);
    if (kind !== 'choice') return typed;
    return typed && (!choices || choices.some((choice) => choice.value === typed)) ? typed : null;
  };
  return Object.fromEntries([
    ...fields.map((field) => [field.name, read(field)]),
    ...boxes.map((box) => [box, data.has(box)]),
    ...given.map((input) => [input.name, readGiven(input, textOf(data, input.name))]),
  ]);
}

/** The names of what visitors see and can mend. */
export function shownNames({ fields, boxes }: Pick<FormDefinition, 'fields' | 'boxes'>): string[] {
  return [...fields.map(({ name }) => name), ...boxes];
}

const NUMBERS = { count: /^\d{1,9}$/, amount: /^\d{1,9}(\.\d{1,2})?$/ };

/** Null: it is none of its kind. */
function readGiven({ kind }: GivenInput, text: string): string | number | null {
  if (kind === 'day') return parseDay(text);
  return NUMBERS[kind].test(text) ? Number(text) : null;
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
