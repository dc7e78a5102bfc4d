import type { UserFault } from '../../shared/submissions/faults.ts';
import type { QueryResolvers, UserErrorResolvers } from '../generated/resolvers.ts';

const humanChallenge: QueryResolvers['humanChallenge'] = (_, __, { ports }) => ports.humans.challenge();

/** Faults that are published under a different code. */
const PUBLISHED: Partial<Record<UserFault, string>> = {
  optedOut: 'REFUSED',
  validEmail: 'EMAIL',
  validPhone: 'PHONE',
  requestConsent: 'CONSENT',
  stayTooLate: 'TOO_LATE',
  stayCancelled: 'ALREADY_CANCELLED',
};

const UserError: UserErrorResolvers = {
  code: ({ fault }) => PUBLISHED[fault] ?? fault.replaceAll(/[A-Z]/g, '_$&').toUpperCase(),
  field: ({ field }) => field,
  message: ({ fault, locale }, _, { ports }) => ports.faultText(fault, locale),
};

export const submissionResolvers = {
  Query: { humanChallenge },
  UserError,
};
