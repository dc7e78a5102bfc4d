import type { GraphPorts } from '../../graphql/context.ts';

/** Ports without rate limits and human checks, to test validation alone. */
export const withoutLimits = (ports: GraphPorts): GraphPorts => ({
  ...ports,
  submissionLimits: {
    countVisitor: async () => null,
    countPartner: async () => null,
    countRecipient: async () => null,
  },
  humans: { ...ports.humans, verify: async () => 'human' },
});
