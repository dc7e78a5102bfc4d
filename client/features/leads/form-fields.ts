import { LONGEST } from '../../../shared/leads/fields.ts';
import { QUESTION_TYPES } from '../../../shared/leads/vocabulary.ts';
import type { MessageKey } from '../../intl/use-messages.ts';

/** The forms by which visitors write. */
export type LeadFormName = 'contact' | 'info' | 'friend';

/** A field as it is shown; which of them must be filled in is said by the form's schema. */
export interface FormField {
  name: string;
  label: MessageKey;
  kind: 'text' | 'email' | 'tel' | 'lines' | 'question';
  autoComplete: string;
  longest: number;
  isOptional?: true;
}

const firstName: FormField = {
  ...{ name: 'firstName', label: 'leads.field.firstName', kind: 'text' },
  ...{ autoComplete: 'given-name', longest: LONGEST.name },
};
const name: FormField = {
  ...{ name: 'name', label: 'leads.field.name', kind: 'text' },
  ...{ autoComplete: 'family-name', longest: LONGEST.name },
};
const email: FormField = {
  ...{ name: 'email', label: 'leads.field.email', kind: 'email' },
  ...{ autoComplete: 'email', longest: LONGEST.email },
};
const phone: FormField = {
  ...{ name: 'phone', label: 'leads.field.phone', kind: 'tel' },
  ...{ autoComplete: 'tel', longest: LONGEST.phone },
};
const message: FormField = {
  ...{ name: 'message', label: 'leads.field.message', kind: 'lines' },
  ...{ autoComplete: 'off', longest: LONGEST.message },
};

/** What each form asks, in its order. */
export const FORM_FIELDS: Record<LeadFormName, readonly FormField[]> = {
  contact: [
    firstName,
    name,
    email,
    phone,
    {
      ...{ name: 'street', label: 'leads.field.street', kind: 'text', isOptional: true },
      ...{ autoComplete: 'address-line1', longest: LONGEST.street },
    },
    {
      ...{ name: 'questionType', label: 'leads.field.questionType', kind: 'question' },
      ...{ autoComplete: 'off', longest: 10 },
    },
    message,
    {
      ...{ name: 'remarks', label: 'leads.field.remarks', kind: 'text', isOptional: true },
      ...{ autoComplete: 'off', longest: LONGEST.remarks },
    },
  ],
  info: [firstName, name, email, phone, message],
  friend: [
    { ...name, label: 'leads.field.senderName', autoComplete: 'name' },
    { ...email, label: 'leads.field.senderEmail' },
    { ...name, name: 'recipientName', label: 'leads.field.recipientName', autoComplete: 'off' },
    { ...email, name: 'recipientEmail', label: 'leads.field.recipientEmail', autoComplete: 'off' },
    { ...message, label: 'leads.field.note', longest: LONGEST.note, isOptional: true },
  ],
};

/** The boxes under a form; nothing is sent without the last. */
export const FORM_BOXES: Record<LeadFormName, readonly ('marketingOptIn' | 'privacyConsent')[]> = {
  contact: ['marketingOptIn', 'privacyConsent'],
  info: ['marketingOptIn', 'privacyConsent'],
  friend: ['privacyConsent'],
};

/** What is chosen before anybody chooses. */
export const FIRST_QUESTION = QUESTION_TYPES[0];

/** What stands in a form, for its schema and for the API; a file where a text belongs is none. */
export function readFields(form: LeadFormName, data: FormData): Record<string, string | boolean> {
  const textOf = (field: string) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries([
    ...FORM_FIELDS[form].map((field) => [field.name, textOf(field.name)]),
    ...FORM_BOXES[form].map((box) => [box, data.has(box)]),
  ]);
}
