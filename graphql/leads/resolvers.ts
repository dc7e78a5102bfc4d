import type {
  LeadPayloadResolvers,
  MutationResolvers,
  QueryResolvers,
  RefuseFriendMailsPayloadResolvers,
} from '../generated/resolvers.ts';
import { submit } from '../submissions/submit.ts';
import { contactMessage, friendMessage, infoRequest } from './lead-submissions.ts';
import { optOut } from './opt-out.ts';

const Mutation: Pick<
  MutationResolvers,
  'sendContactMessage' | 'requestInfo' | 'sendToFriend' | 'refuseFriendMails'
> = {
  sendContactMessage: (_, { input }, context) => submit(contactMessage, input, context),
  requestInfo: (_, { input }, context) => submit(infoRequest, input, context),
  sendToFriend: (_, { input }, context) => submit(friendMessage, input, context),
  refuseFriendMails: (_, { input }, context) => submit(optOut, input, context),
};

const friendMailsRefusal: QueryResolvers['friendMailsRefusal'] = async (_, { token }, { ports }) => {
  const isRefused = await ports.optOuts.find(token);
  return isRefused === null ? null : { isRefused };
};

const LeadPayload: LeadPayloadResolvers = {
  receivedAt: ({ result }) => (result ? new Date(result.receivedAt) : null),
};

const RefuseFriendMailsPayload: RefuseFriendMailsPayloadResolvers = {
  isRefused: ({ result }) => result !== null,
};

export const leadResolvers = {
  Query: { friendMailsRefusal },
  Mutation,
  LeadPayload,
  RefuseFriendMailsPayload,
};
