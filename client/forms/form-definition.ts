import type { ParsePhone } from '../../shared/submissions/fields.ts';
import { LONGEST } from '../../shared/submissions/fields.ts';
import type { FormSchema } from '../../shared/submissions/read-form.ts';
import type { MessageKey } from '../intl/use-messages.ts';
import type { SubmitDocument } from './submit-document.ts';

/** A field as it is shown; what may stand in it is said by the form's schema. */
export interface FormField {
  name: string;
  label: MessageKey;
  kind: 'text' | 'email' | 'tel' | 'lines' | 'choice';
  autoComplete: string;
  longest: number;
  isOptional?: true;
  /** Of a choice whose options are always the same; others are handed over by the form's page. */
  choices?: readonly { value: string; label: MessageKey }[];
}

/** A box under a form; nothing is sent without the privacy consent. */
export type FormBoxName = 'marketingOptIn' | 'privacyConsent';

/** A form: what it asks, what may stand in it, what sends it, and what it says of itself. */
export interface FormDefinition {
  /** Begins the ids of its fields. */
  name: string;
  fields: readonly FormField[];
  boxes: readonly FormBoxName[];
  schema(parsePhone: ParsePhone): FormSchema;
  document: SubmitDocument;
  words: { submit: MessageKey; sent: MessageKey; next: MessageKey };
}

/** Fields that several forms have. */
export const COMMON_FIELDS = {
  firstName: {
    name: 'firstName',
    label: 'forms.field.firstName',
    kind: 'text',
    autoComplete: 'given-name',
    longest: LONGEST.name,
  },
  name: {
    name: 'name',
    label: 'forms.field.name',
    kind: 'text',
    autoComplete: 'family-name',
    longest: LONGEST.name,
  },
  email: {
    name: 'email',
    label: 'forms.field.email',
    kind: 'email',
    autoComplete: 'email',
    longest: LONGEST.email,
  },
  phone: {
    name: 'phone',
    label: 'forms.field.phone',
    kind: 'tel',
    autoComplete: 'tel',
    longest: LONGEST.phone,
  },
  message: {
    name: 'message',
    label: 'forms.field.message',
    kind: 'lines',
    autoComplete: 'off',
    longest: LONGEST.message,
  },
} as const satisfies Record<string, FormField>;

/** What stands in a form; a file where a text belongs is none. */
export type FormValues = Record<string, string | boolean | null>;

/** Reads a form for its schema and for the API. A choice that is none of its own is null. */
export function readFields({ fields, boxes }: FormDefinition, data: FormData): FormValues {
  const read = ({ name, kind, choices }: FormField) => {
    const value = data.get(name);
    const typed = typeof value === 'string' ? value : '';
    if (kind !== 'choice') return typed;
    return typed && (!choices || choices.some((choice) => choice.value === typed)) ? typed : null;
  };
  return Object.fromEntries([
    ...fields.map((field) => [field.name, read(field)]),
    ...boxes.map((box) => [box, data.has(box)]),
  ]);
}
