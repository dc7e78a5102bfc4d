import type { ReactNode } from 'react';
import { parseDay, parseMoment } from '../../shared/days.ts';
import { readPhotoSecrets } from '../../shared/leads/photos.ts';
import type { ParsePhone } from '../../shared/submissions/fields.ts';
import { MAX_LENGTHS } from '../../shared/submissions/fields.ts';
import type { FormSchema } from '../../shared/submissions/parse-form.ts';
import type { MessageKey } from '../intl/use-messages.ts';
import type { SubmissionResultFragment } from './generated/forms.generated.ts';
import type { SubmitDocument } from './submit-document.ts';

/** The presentation of a form field. The form's schema validates its value. */
export interface FormField {
  name: string;
  label: MessageKey;
  /** A `moment` is one of the times that the form's page offers. The page renders the field of `photos`. */
  kind: 'text' | 'email' | 'tel' | 'lines' | 'choice' | 'moment' | 'box' | 'photos';
  autoComplete: string;
  /** Maximum number of characters. */
  maxLength?: number;
  isOptional?: true;
  /** What to enter, shown beside an error of a required field. */
  instruction?: MessageKey;
  /** Fixed options of a choice. Other options are provided by the form's page. */
  choices?: readonly FixedChoice[];
}

/** An option with a message, or with a name that is the same in every language. */
type FixedChoice = { value: string } & ({ label: MessageKey } | { name: string });

/** Input that the page supplies in hidden fields. Its errors are reported for the form as a whole. */
export interface HiddenInput {
  name: string;
  /** A `count` is an integer, an `amount` an integer number of euros. */
  kind: 'day' | 'count' | 'amount';
}

/** A checkbox below a form. The form is not sent without the privacy consent. */
export type FormBoxName = 'marketingOptIn' | 'privacyConsent';

/** A form: its fields, schema, mutation and messages. */
export interface FormDefinition<Submitted = SubmissionResultFragment> {
  /** Prefix of the ids of its fields. */
  name: string;
  fields: readonly FormField[];
  boxes: readonly FormBoxName[];
  hiddenInputs?: readonly HiddenInput[];
  /** Its input contains a secret token, so no human check is needed. */
  needsNoProof?: true;
  schema(parsePhone: ParsePhone): FormSchema;
  document: SubmitDocument<Submitted>;
  messages: FormMessages;
  /** Arranges the fields, which stand in one column by default. `errors` is keyed by field. */
  arrange?(inputs: readonly ReactNode[], errors: Readonly<Record<string, string>>): ReactNode;
}

export interface FormMessages {
  submit: MessageKey;
  /** Confirmation and next steps, for a form whose page shows them. */
  sent?: MessageKey;
  next?: MessageKey;
  /** The message shown while the form is being sent. */
  sending?: MessageKey;
  /** Instead of "An unknown error occurred". */
  failed?: MessageKey;
  /** Instead of "to deal with my message". */
  consent?: MessageKey;
}

/** Fields shared by several forms. */
export const COMMON_FIELDS = {
  firstName: {
    name: 'firstName',
    label: 'forms.field.firstName',
    instruction: 'forms.instruction.firstName',
    kind: 'text',
    autoComplete: 'given-name',
    maxLength: MAX_LENGTHS.name,
  },
  name: {
    name: 'name',
    label: 'forms.field.name',
    instruction: 'forms.instruction.name',
    kind: 'text',
    autoComplete: 'family-name',
    maxLength: MAX_LENGTHS.name,
  },
  email: {
    name: 'email',
    label: 'forms.field.email',
    instruction: 'forms.instruction.email',
    kind: 'email',
    autoComplete: 'email',
    maxLength: MAX_LENGTHS.email,
  },
  phone: {
    name: 'phone',
    label: 'forms.field.phone',
    instruction: 'forms.instruction.phone',
    kind: 'tel',
    autoComplete: 'tel',
    maxLength: MAX_LENGTHS.phone,
  },
  message: {
    name: 'message',
    label: 'forms.field.message',
    instruction: 'forms.instruction.message',
    kind: 'lines',
    autoComplete: 'off',
    maxLength: MAX_LENGTHS.message,
  },
} as const satisfies Record<string, FormField>;

/** The values of a form. Files are ignored: photos are secrets. */
export type FormValues = Record<string, string | number | boolean | null | readonly string[]>;

/** Reads a form's values for its schema and for the API. An unknown choice and an invalid time become null. */
export function readFields(
  { fields, boxes, hiddenInputs = [] }: Pick<FormDefinition, 'fields' | 'boxes' | 'hiddenInputs'>,
  data: FormData,
): FormValues {
  const read = ({ name, kind, choices }: FormField) => {
    const typed = textOf(data, name);
    if (kind === 'box') return data.has(name);
    if (kind === 'moment') return parseMoment(typed);
    if (kind === 'photos') return readPhotoSecrets(typed);
    if (kind !== 'choice') return typed;
    return typed && (!choices || choices.some((choice) => choice.value === typed)) ? typed : null;
  };
  return Object.fromEntries([
    ...fields.map((field) => [field.name, read(field)]),
    ...boxes.map((box) => [box, data.has(box)]),
    ...hiddenInputs.map((input) => [input.name, readHiddenInput(input, textOf(data, input.name))]),
  ]);
}

/** Returns the names of the visible fields, which visitors can correct. */
export function visibleFieldNames({ fields, boxes }: Pick<FormDefinition, 'fields' | 'boxes'>): string[] {
  return [...fields.map(({ name }) => name), ...boxes];
}

const NUMBERS = { count: /^\d{1,9}$/, amount: /^\d{1,9}(\.\d{1,2})?$/ };

/** Returns null when the text is not of the field's kind. */
function readHiddenInput({ kind }: HiddenInput, text: string): string | number | null {
  if (kind === 'day') return parseDay(text);
  return NUMBERS[kind].test(text) ? Number(text) : null;
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
