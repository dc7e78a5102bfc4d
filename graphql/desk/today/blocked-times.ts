/** Time in which agents and offices take no viewings: what employees see and change of it. */
import { addDays, momentInBrussels } from '../../../shared/days.ts';
import { change, rejectedBy } from '../change.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { NOT_YOURS } from '../scope.ts';

const MAX_MS = 31 * 86_400_000;
const WRONG_PERIOD = [{ field: 'until', fault: 'blockedPeriod' }] as const;

const busyTimesOfDay: QueryResolvers['busyTimesOfDay'] = (_, { date }, { desk, scope }) =>
  desk.blockedTimes.listBusy(scope, {
    from: momentInBrussels(date, '00:00'),
    to: momentInBrussels(addDays(date, 1), '00:00'),
  });

const viewingHosts: QueryResolvers['viewingHosts'] = (_, _args, { desk, scope }) =>
  desk.blockedTimes.listHosts(scope);

const blockTime: MutationResolvers['blockTime'] = async (_, { host, from, until }, context) => {
  const { desk, scope, employee, ports, locale } = context;
  const length = until.getTime() - from.getTime();
  if (length <= 0 || length > MAX_MS || until <= ports.now()) return rejectedBy(WRONG_PERIOD, locale);
  const hosts = await desk.blockedTimes.listHosts(scope);
  const own = hosts.find(({ id }) => id === host);
  if (!own) return rejectedBy(NOT_YOURS, locale);
  const write = desk.blockedTimes.block({ host, from, until, by: employee.email, at: ports.now() });
  return change({ action: 'blockTime', subject: host }, write, context);
};

const freeTime: MutationResolvers['freeTime'] = (_, { id }, context) =>
  change({ action: 'freeTime', subject: id }, context.desk.blockedTimes.free(context.scope, id), context);

export const blockedTimeResolvers = {
  Query: { busyTimesOfDay, viewingHosts },
  Mutation: { blockTime, freeTime },
};
