/** What visitors send to the agency, to its offices and to friends: a row and a description each. */
import { contactForm, friendForm, infoForm } from '../../shared/leads/forms.ts';
import type { Locale } from '../../shared/locales.ts';
import { parsePhone } from '../../shared/submissions/phone.ts';
import { privacyEdition } from '../../shared/submissions/privacy-edition.ts';
import { readForm } from '../../shared/submissions/read-form.ts';
import type { GraphContext } from '../context.ts';
import type { ContactMessageInput, FriendMessageInput, InfoRequestInput } from '../generated/resolvers.ts';
import type { Submission } from '../submissions/submission.ts';
import { submitting } from '../submissions/submit.ts';
import { findOffered, findOffice } from './addressees.ts';
import type { ContactLead, FriendLead, InfoLead, LeadResult } from './ports.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Addresses are not verified, so confirmations to one are limited; the agency still gets every message. */
const CONFIRMATIONS = { name: 'TO_CONFIRMATION', most: 10, seconds: DAY };
const TO_FRIEND = { name: 'TO_FRIEND', most: 3, seconds: DAY };

export const contactMessage: Submission<ContactMessageInput, ContactLead, LeadResult> = {
  kind: 'CONTACT',
  limit: { name: 'CONTACT', most: 10, seconds: HOUR },
  proof: 'human',
  async prepare(input, context) {
    const { form, faults } = readForm(contactForm(parsePhone), input);
    if (faults) return { faults };
    const officeId = await findOffice(input.officeId, context);
    if (officeId === undefined) return notFound('officeId');
    const { marketingOptIn, privacyConsent, ...said } = form;
    return { content: { kind: 'CONTACT', ...said, officeId, ...common(input, marketingOptIn, context) } };
  },
  keep: keepConfirmed,
};

export const infoRequest: Submission<InfoRequestInput, InfoLead, LeadResult> = {
  kind: 'INFO',
  limit: { name: 'INFO', most: 20, seconds: HOUR },
  proof: 'human',
  async prepare(input, context) {
    const { form, faults } = readForm(infoForm(parsePhone), input);
    if (faults) return { faults };
    const about = await findOffered(input, context);
    if (!about) return notFound('listingId');
    const { marketingOptIn, privacyConsent, ...said } = form;
    return { content: { kind: 'INFO', ...said, ...about, ...common(input, marketingOptIn, context) } };
  },
  keep: keepConfirmed,
};

export const friendMessage: Submission<FriendMessageInput, FriendLead, LeadResult> = {
  kind: 'FRIEND',
  limit: { name: 'FRIEND', most: 5, seconds: HOUR },
  proof: 'human',
  async prepare(input, context) {
    const { form, faults } = readForm(friendForm(), input);
    if (faults) return { faults };
    const about = await findOffered(input, context);
    if (!about) return notFound('listingId');
    const { privacyConsent, ...said } = form;
    return { content: { kind: 'FRIEND', ...said, ...about, ...common(input, false, context) } };
  },
  /** Only what a human would have sent counts against a recipient. */
  async findHindrance({ recipientEmail }, { ports }) {
    if (await ports.optOuts.has(recipientEmail)) return { fault: 'optedOut' };
    const retryAfter = await ports.submissionLimits.countRecipient(TO_FRIEND, recipientEmail);
    return retryAfter === null ? null : { fault: 'rateLimited', retryAfter };
  },
  keep: (lead, { ports }) => ports.leads.keep(lead, false),
};

/** Each under the name of its mutation. */
export const leadMutations = {
  sendContactMessage: submitting(contactMessage),
  requestInfo: submitting(infoRequest),
  sendToFriend: submitting(friendMessage),
};

async function keepConfirmed(lead: ContactLead | InfoLead, { ports }: GraphContext) {
  const tooMany = await ports.submissionLimits.countRecipient(CONFIRMATIONS, lead.email);
  return ports.leads.keep(lead, tooMany === null);
}

function notFound(field: 'listingId' | 'officeId') {
  return { faults: [{ field, fault: 'notFound' } as const] };
}

function common(input: { locale: Locale }, marketing: boolean, { ports }: GraphContext) {
  const consent = { edition: privacyEdition(ports.settings.privacy), marketing };
  return { locale: input.locale, receivedAt: ports.now(), consent };
}
