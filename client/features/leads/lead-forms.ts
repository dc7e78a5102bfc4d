/** The forms that write to the agency or to a friend. */
import { contactForm, friendForm, infoForm } from '../../../shared/leads/forms.ts';
import { QUESTION_TYPES } from '../../../shared/leads/vocabulary.ts';
import { MAX_LENGTHS } from '../../../shared/submissions/fields.ts';
import { COMMON_FIELDS, type FormDefinition, type FormField } from '../../forms/form-definition.ts';
import { submitDocument } from '../../forms/submit-document.ts';

const { firstName, name, email, phone, message } = COMMON_FIELDS;

const messagesFor = (form: 'contact' | 'info' | 'friend') =>
  ({ submit: `leads.${form}.submit`, sent: `leads.${form}.sent`, next: `leads.${form}.next` }) as const;

const office: FormField = {
  name: 'officeId',
  label: 'leads.field.office',
  kind: 'choice',
  autoComplete: 'off',
  maxLength: 10,
};
const street: FormField = {
  name: 'street',
  label: 'leads.field.street',
  kind: 'text',
  autoComplete: 'address-line1',
  maxLength: MAX_LENGTHS.street,
  isOptional: true,
};
const questionType: FormField = {
  name: 'questionType',
  label: 'leads.field.questionType',
  kind: 'choice',
  autoComplete: 'off',
  maxLength: 10,
  choices: QUESTION_TYPES.map((value) => ({ value, label: `leads.question.${value}` as const })),
};
const remarks: FormField = {
  name: 'remarks',
  label: 'leads.field.remarks',
  kind: 'text',
  autoComplete: 'off',
  maxLength: MAX_LENGTHS.remarks,
  isOptional: true,
};

/** The contact form on the page of an office, which receives it. */
export const OFFICE_FORM: FormDefinition = {
  name: 'contact',
  fields: [firstName, name, email, phone, street, questionType, message, remarks],
  boxes: ['marketingOptIn', 'privacyConsent'],
  schema: contactForm,
  document: submitDocument('sendContactMessage', 'ContactMessageInput'),
  messages: messagesFor('contact'),
};

/** The contact form for the agency or one of its offices. */
export const CONTACT_FORM: FormDefinition = { ...OFFICE_FORM, fields: [office, ...OFFICE_FORM.fields] };

const INFO_FORM: FormDefinition = {
  name: 'info',
  fields: [firstName, name, email, phone, message],
  boxes: ['marketingOptIn', 'privacyConsent'],
  schema: infoForm,
  document: submitDocument('requestInfo', 'InfoRequestInput'),
  messages: messagesFor('info'),
};

const FRIEND_FORM: FormDefinition = {
  name: 'friend',
  fields: [
    {
      ...name,
      label: 'leads.field.senderName',
      instruction: 'leads.instruction.senderName',
      autoComplete: 'name',
    },
    { ...email, label: 'leads.field.senderEmail', instruction: 'leads.instruction.senderEmail' },
    {
      ...name,
      name: 'recipientName',
      label: 'leads.field.recipientName',
      instruction: 'leads.instruction.recipientName',
      autoComplete: 'off',
    },
    {
      ...email,
      name: 'recipientEmail',
      label: 'leads.field.recipientEmail',
      instruction: 'leads.instruction.recipientEmail',
      autoComplete: 'off',
    },
    { ...message, label: 'leads.field.note', maxLength: MAX_LENGTHS.note, isOptional: true },
  ],
  boxes: ['privacyConsent'],
  schema: friendForm,
  document: submitDocument('sendToFriend', 'FriendMessageInput'),
  messages: messagesFor('friend'),
};

/** Forms about one listing. */
export const LISTING_FORMS = { info: INFO_FORM, friend: FRIEND_FORM };

export type ListingFormName = keyof typeof LISTING_FORMS;
