/** Messages that visitors send to the agency, to its offices and to friends: one description per kind. */
import { contactForm, friendForm, infoForm } from '../../shared/leads/forms.ts';
import { valuationForm } from '../../shared/leads/valuation-form.ts';
import type { Locale } from '../../shared/locales.ts';
import { parseForm } from '../../shared/submissions/parse-form.ts';
import { parsePhone } from '../../shared/submissions/phone.ts';
import { privacyEdition } from '../../shared/submissions/privacy-edition.ts';
import type { GraphContext } from '../context.ts';
import type {
  ContactMessageInput,
  FriendMessageInput,
  InfoRequestInput,
  ValuationInput,
} from '../generated/resolvers.ts';
import { faultOf } from '../submissions/fault-of.ts';
import type { Submission } from '../submissions/submission.ts';
import { submissionResolver } from '../submissions/submit.ts';
import type { ContactLead, FriendLead, InfoLead, LeadResult, ValuationLead } from './ports.ts';
import { findListingRecipients, findOffice } from './recipients.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Typed addresses are not verified, so confirmations per address are limited. The agency still gets every message. */
const CONFIRMATIONS = { name: 'TO_CONFIRMATION', max: 10, seconds: DAY };
const TO_FRIEND = { name: 'TO_FRIEND', max: 3, seconds: DAY };

export const contactMessage: Submission<ContactMessageInput, ContactLead, LeadResult> = {
  kind: 'CONTACT',
  limit: { name: 'CONTACT', max: 10, seconds: HOUR },
  proof: 'human',
  async prepare(input, context) {
    const { form, faults } = parseForm(contactForm(parsePhone), input);
    if (faults) return { faults };
    const officeId = await findOffice(input.officeId, context);
    if (officeId === undefined) return faultOf('officeId', 'notFound');
    const { marketingOptIn, privacyConsent, ...fields } = form;
    return {
      content: { kind: 'CONTACT', ...fields, officeId, ...commonFields(input, marketingOptIn, context) },
    };
  },
  store: storeConfirmed,
};

export const infoRequest: Submission<InfoRequestInput, InfoLead, LeadResult> = {
  kind: 'INFO',
  limit: { name: 'INFO', max: 20, seconds: HOUR },
  proof: 'human',
  async prepare(input, context) {
    const { form, faults } = parseForm(infoForm(parsePhone), input);
    if (faults) return { faults };
    const about = await findListingRecipients(input, context);
    if (!about) return faultOf('listingId', 'notFound');
    const { marketingOptIn, privacyConsent, ...fields } = form;
    return {
      content: { kind: 'INFO', ...fields, ...about, ...commonFields(input, marketingOptIn, context) },
    };
  },
  store: storeConfirmed,
};

export const friendMessage: Submission<FriendMessageInput, FriendLead, LeadResult> = {
  kind: 'FRIEND',
  limit: { name: 'FRIEND', max: 5, seconds: HOUR },
  proof: 'human',
  async prepare(input, context) {
    const { form, faults } = parseForm(friendForm(), input);
    if (faults) return { faults };
    const about = await findListingRecipients(input, context);
    if (!about) return faultOf('listingId', 'notFound');
    const { privacyConsent, ...fields } = form;
    return { content: { kind: 'FRIEND', ...fields, ...about, ...commonFields(input, false, context) } };
  },
  /** Runs after the human check, so that bots cannot use up a recipient's limit. */
  async findRejection({ recipientEmail }, { ports }) {
    if (await ports.optOuts.has(recipientEmail)) return { fault: 'optedOut' };
    const retryAfter = await ports.submissionLimits.countRecipient(TO_FRIEND, recipientEmail);
    return retryAfter === null ? null : { fault: 'rateLimited', retryAfter };
  },
  store: (lead, { ports }) => ports.leads.store(lead, false),
};

const valuationRequest: Submission<ValuationInput, ValuationLead, LeadResult> = {
  kind: 'VALUATION',
  limit: { name: 'VALUATION', max: 10, seconds: HOUR },
  proof: 'human',
  async prepare(input, context) {
    const { form, faults } = parseForm(valuationForm(parsePhone), input);
    if (faults) return { faults };
    const { marketingOptIn, privacyConsent, remarks: message, ...fields } = form;
    const common = { message, officeId: null, ...commonFields(input, marketingOptIn, context) };
    return { content: { kind: 'VALUATION', ...fields, ...common } };
  },
  store: storeConfirmed,
};

/** The mutations by name. */
export const leadMutations = {
  sendContactMessage: submissionResolver(contactMessage),
  requestInfo: submissionResolver(infoRequest),
  sendToFriend: submissionResolver(friendMessage),
  requestValuation: submissionResolver(valuationRequest),
};

async function storeConfirmed(lead: ContactLead | InfoLead | ValuationLead, { ports }: GraphContext) {
  const tooMany = await ports.submissionLimits.countRecipient(CONFIRMATIONS, lead.email);
  return ports.leads.store(lead, tooMany === null);
}

function commonFields(input: { locale: Locale }, marketing: boolean, { ports, visitor }: GraphContext) {
  const consent = { edition: privacyEdition(ports.settings.privacy), marketing };
  const partnerId = visitor.partner?.id ?? null;
  return { locale: input.locale, receivedAt: ports.now(), consent, partnerId };
}
