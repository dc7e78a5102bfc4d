import { FAULT_CODES } from '../../shared/submissions/fault-codes.ts';
import type { QueryResolvers, UserErrorResolvers } from '../generated/resolvers.ts';

const humanChallenge: QueryResolvers['humanChallenge'] = (_, __, { ports }) => ports.humans.challenge();

const UserError: UserErrorResolvers = {
  code: ({ fault }) => FAULT_CODES[fault],
  reason: ({ fault }) => FAULT_CODES[fault],
  field: ({ field }) => field,
  message: ({ fault, locale }, _, { ports }) => ports.faultText(fault, locale),
};

export const submissionResolvers = {
  Query: { humanChallenge },
  UserError,
};
