/** The employee's own account: sessions, and passkeys. */

import { change, rejectedBy } from './change.ts';
import type { DeskContext } from './context.ts';
import type { DeskSessionResolvers, MutationResolvers, QueryResolvers } from './generated/resolvers.ts';

/** How long after sign-in an employee can change how to sign in. */
const RECENT_MS = 15 * 60_000;

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

const ownPasskeys: QueryResolvers['ownPasskeys'] = (_, _args, { desk, employee }) =>
  desk.accounts.listPasskeys(employee.email);

const canChangeSignIn: QueryResolvers['canChangeSignIn'] = (_, _args, context) => isRecent(context);

const addPasskey: MutationResolvers['addPasskey'] = async (_, { response }, context) => {
  const { desk, employee, session, locale } = context;
  if (!isRecent(context)) return rejectedBy([{ field: 'response', fault: 'signInAgain' }], locale);
  const write = await desk.accounts.addPasskey({ response, email: employee.email, session, locale });
  return change({ action: 'addPasskey', subject: null }, write, context);
};

const removePasskey: MutationResolvers['removePasskey'] = (_, { id }, context) => {
  const write = context.desk.accounts.removePasskey(context.employee.email, id);
  return change({ action: 'removePasskey', subject: null }, write, context);
};

/** Whether the session is so new that it counts as another proof of who asks. */
function isRecent({ session, ports }: DeskContext): boolean {
  return ports.now().getTime() - session.startedAt.getTime() <= RECENT_MS;
}

const DeskSession: DeskSessionResolvers = {
  isCurrent: ({ id }, _args, { session }) => id === session.id,
};

export const accountResolvers = {
  Query: { ownSessions, ownPasskeys, canChangeSignIn },
  Mutation: { endSession, endOtherSessions, addPasskey, removePasskey },
  DeskSession,
};
