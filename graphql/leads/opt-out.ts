import type { RefuseFriendMailsInput } from '../generated/resolvers.ts';
import type { Submission } from '../submissions/submission.ts';

/** Opts the owner of a token out of messages sent by other visitors. */
export const optOut: Submission<RefuseFriendMailsInput, { token: string }, { hasOptedOut: true }> = {
  kind: 'OPT_OUT',
  limit: { name: 'OPT_OUT', max: 60, seconds: 3600 },
  proof: 'secret',
  prepare: async ({ token }) => ({ content: { token } }),
  store: ({ token }, { ports }) => ports.optOuts.optOut(token),
};
