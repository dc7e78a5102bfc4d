import { contactForm, friendForm, infoForm, readForm } from '../../shared/leads/forms.ts';
import { parsePhone } from '../../shared/leads/phone.ts';
import { privacyEdition } from '../../shared/leads/privacy-edition.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import type {
  LeadPayloadResolvers,
  MutationResolvers,
  QueryResolvers,
  UserErrorResolvers,
} from '../generated/resolvers.ts';
import { findListing } from '../listings/find-listing.ts';
import { parseId } from '../parse-id.ts';
import type { PreparedLead } from './send.ts';
import { sendLead } from './send.ts';

const sendContactMessage: MutationResolvers['sendContactMessage'] = async (_, { input }, context) => {
  const prepare = async (): Promise<PreparedLead> => {
    const { form, faults } = readForm(contactForm(parsePhone), input);
    if (faults) return { faults };
    const officeId = await findOffice(input.officeId, context);
    if (officeId === undefined) return notFound('officeId');
    const { marketingOptIn, privacyConsent, ...said } = form;
    return { lead: { kind: 'CONTACT', ...said, officeId, ...common(input, marketingOptIn, context) } };
  };
  return sendLead({ kind: 'CONTACT', input, prepare }, context);
};

const requestInfo: MutationResolvers['requestInfo'] = async (_, { input }, context) => {
  const prepare = async (): Promise<PreparedLead> => {
    const { form, faults } = readForm(infoForm(parsePhone), input);
    if (faults) return { faults };
    const about = await findOffered(input, context);
    if (!about) return notFound('listingId');
    const { marketingOptIn, privacyConsent, ...said } = form;
    return { lead: { kind: 'INFO', ...said, ...about, ...common(input, marketingOptIn, context) } };
  };
  return sendLead({ kind: 'INFO', input, prepare }, context);
};

const sendToFriend: MutationResolvers['sendToFriend'] = async (_, { input }, context) => {
  const prepare = async (): Promise<PreparedLead> => {
    const { form, faults } = readForm(friendForm(), input);
    if (faults) return { faults };
    const about = await findOffered(input, context);
    if (!about) return notFound('listingId');
    const { privacyConsent, ...said } = form;
    return { lead: { kind: 'FRIEND', ...said, ...about, ...common(input, false, context) } };
  };
  return sendLead({ kind: 'FRIEND', input, prepare }, context);
};

const refuseFriendMails: MutationResolvers['refuseFriendMails'] = async (_, { input }, { ports }) => {
  const isRefused = await ports.leads.refuse(input.token);
  const error = { fault: 'notFound', field: 'token', locale: input.locale } as const;
  return { isRefused, errors: isRefused ? [] : [error] };
};

const friendMailsRefusal: QueryResolvers['friendMailsRefusal'] = async (_, { token }, { ports }) => {
  const isRefused = await ports.leads.findRefusal(token);
  return isRefused === null ? null : { isRefused };
};

const humanChallenge: QueryResolvers['humanChallenge'] = (_, __, { ports }) => ports.humans.challenge();

function notFound(field: 'listingId' | 'officeId'): PreparedLead {
  return { faults: [{ field, fault: 'notFound' }] };
}

function common(input: { locale: Locale }, marketing: boolean, { ports }: GraphContext) {
  const consent = { edition: privacyEdition(ports.settings.privacy), marketing };
  return { locale: input.locale, receivedAt: ports.now(), consent, isConfirmed: true };
}

/** The office of a message; null: none was named; undefined: there is no such office. */
async function findOffice(
  id: string | number | null | undefined,
  { loaders }: GraphContext,
): Promise<number | null | undefined> {
  if (id === null || id === undefined) return null;
  const known = parseId(id);
  const office = known === null ? null : await loaders.office.load(known);
  return office?.id;
}

/** To whom a message about a listing goes; null: there is no such listing, or it cannot be had any more. */
async function findOffered(
  { listingId: id, locale }: { listingId: string | number; locale: Locale },
  context: GraphContext,
) {
  const listingId = parseId(id);
  const found = listingId === null ? null : await findListing(listingId, locale, context);
  if (!listingId || !found) return null;
  const listing = found.__typename === 'ProjectEntity' ? found.project : found.listing;
  const isHad = found.__typename !== 'ProjectEntity' || isOffered(found.entity.status);
  if (!isHad || !isOffered(listing.status)) return null;
  return { listingId, officeId: listing.officeId, agentId: listing.agentId };
}

const LeadPayload: LeadPayloadResolvers = {
  receivedAt: ({ receivedAt }) => receivedAt,
  retryAfter: ({ retryAfter }) => retryAfter,
  errors: ({ errors }) => errors,
};

const UserError: UserErrorResolvers = {
  code: ({ fault }) => fault.replaceAll(/[A-Z]/g, '_$&').toUpperCase(),
  field: ({ field }) => field,
  message: ({ fault, locale }, _, { ports }) => ports.faultText(fault, locale),
};

export const leadResolvers = {
  Query: { humanChallenge, friendMailsRefusal },
  Mutation: { sendContactMessage, requestInfo, sendToFriend, refuseFriendMails },
  LeadPayload,
  UserError,
};
