import type {
  LeadPayloadResolvers,
  MutationResolvers,
  QueryResolvers,
  RefuseFriendMailsPayloadResolvers,
} from '../generated/resolvers.ts';
import { submissionResolver } from '../submissions/submit.ts';
import { leadMutations } from './lead-submissions.ts';
import { optOut } from './opt-out.ts';

const Mutation: Partial<MutationResolvers> = {
  ...leadMutations,
  refuseFriendMails: submissionResolver(optOut),
};

const friendMailsRefusal: QueryResolvers['friendMailsRefusal'] = async (_, { token }, { ports }) => {
  const isRefused = await ports.optOuts.hasOwnerOptedOut(token);
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
