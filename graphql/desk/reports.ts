/** Reports of the desk: what the agency should know, without data of persons. */
import { change } from './change.ts';
import type { MutationResolvers, QueryResolvers } from './generated/resolvers.ts';
import type { UnmatchedSearch } from './report-ports.ts';

/** How many descriptions the report has. */
const MAX_DESCRIPTIONS = 50;

const subscriptionReport: QueryResolvers['subscriptionReport'] = async (_, _args, { desk, locale }) => {
  const [subscriptions, unmatched] = await Promise.all([
    desk.subscriptions.count(),
    desk.subscriptions.listUnmatched(),
  ]);
  const describe = ({ criteria }: UnmatchedSearch) => desk.describeSearch(criteria, locale);
  return { subscriptions, unmatched: countByDescription(unmatched, describe).slice(0, MAX_DESCRIPTIONS) };
};

/** Returns each description with its number of different subscriptions, the highest first. */
function countByDescription(
  searches: readonly UnmatchedSearch[],
  describe: (search: UnmatchedSearch) => string,
): { description: string; subscriptions: number }[] {
  const counted = Map.groupBy(searches, describe);
  return [...counted]
    .map(([description, same]) => ({
      description,
      subscriptions: new Set(same.flatMap(({ subscriptions }) => subscriptions)).size,
    }))
    .sort((a, b) => b.subscriptions - a.subscriptions || a.description.localeCompare(b.description));
}

const feedReport: QueryResolvers['feedReport'] = (_, _args, { desk }) => desk.feeds.list();

const confirmRemovals: MutationResolvers['confirmRemovals'] = (_, { feed, run }, context) => {
  const write = context.desk.feeds.confirm({ feed, run, at: context.ports.now() });
  return change({ action: 'confirmRemovals', subject: feed }, write, context);
};

const deliveryReport: QueryResolvers['deliveryReport'] = (_, _args, { desk }) => desk.deliveries.listFailed();

const retryFailed: MutationResolvers['retryFailed'] = (_, { kind }, context) =>
  change({ action: 'retryFailed', subject: kind }, context.desk.deliveries.retry(kind), context);

export const reportResolvers = {
  Query: { subscriptionReport, feedReport, deliveryReport },
  Mutation: { confirmRemovals, retryFailed },
};
