/** Legacy calls that send messages to the agency, to its offices and to friends. */
import { QUESTION_TYPES } from '../../../shared/leads/vocabulary.ts';
import { MAX_LENGTHS } from '../../../shared/submissions/fields.ts';
import { type Field, lowerCase } from './fields.ts';
import { submissionRoute } from './submission-route.ts';

const must = { isRequired: true } as const;

const FIRST_NAME: Field = {
  name: 'first_name',
  input: 'firstName',
  kind: 'text',
  maxLength: MAX_LENGTHS.name,
  ...must,
};
const EMAIL: Field = { name: 'email', input: 'email', kind: 'text', maxLength: MAX_LENGTHS.email, ...must };
const PHONE: Field = { name: 'phone', input: 'phone', kind: 'text', maxLength: MAX_LENGTHS.phone, ...must };
const MESSAGE: Field = {
  name: 'message',
  input: 'message',
  kind: 'text',
  maxLength: MAX_LENGTHS.message,
  ...must,
};
const ESTATE: Field = { name: 'estate_id', input: 'listingId', kind: 'id', ...must };
const OPT_IN: Field = { name: 'marketing_opt_in', input: 'marketingOptIn', kind: 'flag' };
const CONSENT: Field = { name: 'privacy_consent', input: 'privacyConsent', kind: 'flag', ...must };

const nameAs = (name: string): Field => ({
  name,
  input: 'name',
  kind: 'text',
  maxLength: MAX_LENGTHS.name,
  ...must,
});

export const contactRoute = submissionRoute({
  method: 'POST',
  path: 'contact-form-handler',
  summary: 'Sends a message to the agency, or to one of its offices.',
  mutation: 'sendContactMessage',
  inputType: 'ContactMessageInput',
  fields: [
    { name: 'office_id', input: 'officeId', kind: 'id' },
    FIRST_NAME,
    nameAs('name'),
    EMAIL,
    PHONE,
    { name: 'street', input: 'street', kind: 'text', maxLength: MAX_LENGTHS.street },
    { name: 'question_type', input: 'questionType', kind: 'word', words: lowerCase(QUESTION_TYPES), ...must },
    MESSAGE,
    { name: 'remarks', input: 'remarks', kind: 'text', maxLength: MAX_LENGTHS.remarks },
    OPT_IN,
    CONSENT,
  ],
  proof: 'human',
  status: 200,
  done: 'leads.contact.sent',
});

export const infoRoute = submissionRoute({
  method: 'POST',
  path: 'info-request',
  summary: 'Sends the agency a question about a listing on offer.',
  mutation: 'requestInfo',
  inputType: 'InfoRequestInput',
  fields: [ESTATE, FIRST_NAME, nameAs('last_name'), EMAIL, PHONE, MESSAGE, OPT_IN, CONSENT],
  proof: 'human',
  status: 200,
  done: 'leads.info.sent',
});

export const friendRoute = submissionRoute({
  method: 'POST',
  path: 'send-to-a-friend',
  summary: 'Sends a mail about a listing on offer to one other person.',
  mutation: 'sendToFriend',
  inputType: 'FriendMessageInput',
  fields: [
    ESTATE,
    nameAs('sender_name'),
    { ...EMAIL, name: 'sender_email' },
    { name: 'recipient_name', input: 'recipientName', kind: 'text', maxLength: MAX_LENGTHS.name, ...must },
    { name: 'recipient_email', input: 'recipientEmail', kind: 'text', maxLength: MAX_LENGTHS.email, ...must },
    { name: 'message', input: 'message', kind: 'text', maxLength: MAX_LENGTHS.note },
    CONSENT,
  ],
  proof: 'human',
  status: 200,
  done: 'leads.friend.sent',
});
