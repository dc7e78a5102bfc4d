/** The employee's own account: the sessions. */
import { change } from './change.ts';
import type { DeskSessionResolvers, MutationResolvers, QueryResolvers } from './generated/resolvers.ts';

const ownSessions: QueryResolvers['ownSessions'] = (_, _args, { desk, employee, ports }) =>
  desk.accounts.listSessions(employee.email, ports.now());

const endSession: MutationResolvers['endSession'] = (_, { id }, context) => {
  const { desk, employee } = context;
  return change(
    { action: 'endSession', subject: null },
    desk.accounts.endSession(employee.email, id),
    context,
  );
};

const endOtherSessions: MutationResolvers['endOtherSessions'] = (_, _args, context) => {
  const { desk, employee, session } = context;
  const write = desk.accounts.endOtherSessions(employee.email, session.id);
  return change({ action: 'endOtherSessions', subject: null }, write, context);
};

const DeskSession: DeskSessionResolvers = {
  isCurrent: ({ id }, _args, { session }) => id === session.id,
};

export const accountResolvers = {
  Query: { ownSessions },
  Mutation: { endSession, endOtherSessions },
  DeskSession,
};
