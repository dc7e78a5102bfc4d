/** Legacy calls that send messages to the agency, to its offices and to friends. */
import { QUESTION_TYPES } from '../../shared/leads/vocabulary.ts';
import { LONGEST } from '../../shared/submissions/fields.ts';
import { type Field, lowerCase } from './fields.ts';
import { submissionRow } from './submission-row.ts';

const must = { isRequired: true } as const;

const FIRST_NAME: Field = {
  name: 'first_name',
  input: 'firstName',
  is: 'text',
  longest: LONGEST.name,
  ...must,
};
const EMAIL: Field = { name: 'email', input: 'email', is: 'text', longest: LONGEST.email, ...must };
const PHONE: Field = { name: 'phone', input: 'phone', is: 'text', longest: LONGEST.phone, ...must };
const MESSAGE: Field = { name: 'message', input: 'message', is: 'text', longest: LONGEST.message, ...must };
const ESTATE: Field = { name: 'estate_id', input: 'listingId', is: 'id', ...must };
const OPT_IN: Field = { name: 'marketing_opt_in', input: 'marketingOptIn', is: 'flag' };
const CONSENT: Field = { name: 'privacy_consent', input: 'privacyConsent', is: 'flag', ...must };

const nameAs = (name: string): Field => ({ name, input: 'name', is: 'text', longest: LONGEST.name, ...must });

export const contactRow = submissionRow({
  method: 'POST',
  path: 'contact-form-handler',
  summary: 'Sends a message to the agency, or to one of its offices.',
  mutation: 'sendContactMessage',
  inputType: 'ContactMessageInput',
  fields: [
    { name: 'office_id', input: 'officeId', is: 'id' },
    FIRST_NAME,
    nameAs('name'),
    EMAIL,
    PHONE,
    { name: 'street', input: 'street', is: 'text', longest: LONGEST.street },
    { name: 'question_type', input: 'questionType', is: 'word', words: lowerCase(QUESTION_TYPES), ...must },
    MESSAGE,
    { name: 'remarks', input: 'remarks', is: 'text', longest: LONGEST.remarks },
    OPT_IN,
    CONSENT,
  ],
  proof: 'human',
  status: 200,
  done: 'leads.contact.sent',
});

export const infoRow = submissionRow({
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

export const friendRow = submissionRow({
  method: 'POST',
  path: 'send-to-a-friend',
  summary: 'Sends a mail about a listing on offer to one other person.',
  mutation: 'sendToFriend',
  inputType: 'FriendMessageInput',
  fields: [
    ESTATE,
    nameAs('sender_name'),
    { ...EMAIL, name: 'sender_email' },
    { name: 'recipient_name', input: 'recipientName', is: 'text', longest: LONGEST.name, ...must },
    { name: 'recipient_email', input: 'recipientEmail', is: 'text', longest: LONGEST.email, ...must },
    { name: 'message', input: 'message', is: 'text', longest: LONGEST.note },
    CONSENT,
  ],
  proof: 'human',
  status: 200,
  done: 'leads.friend.sent',
});
