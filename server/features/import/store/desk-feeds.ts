/** The feeds of the agency file at the desk, with their last runs. */
import type { Kysely, Transaction } from 'kysely';
import type { DeskFeed, DeskFeedRun, DeskFeeds } from '../../../../graphql/desk/report-ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { type FeedSettings, isPolled } from '../polling/feed-settings.ts';
import { type FeedRun, listFeedRuns } from './feed-runs.ts';
import { confirmRemovals } from './feed-states.ts';
import { countRemovals, findRemovals } from './held-removals.ts';

/** How many runs of a feed are shown. */
const RUNS = 5;
const DONE = { result: { isDone: true } } as const;
const NOT_YOURS = { faults: [{ field: 'feed', fault: 'notYours' }] } as const;
const CHANGED = { faults: [{ field: 'run', fault: 'removalsChanged' }] } as const;

export function createDeskFeeds(db: Kysely<Database>, feeds: readonly FeedSettings[]): DeskFeeds {
  return {
    list: () => Promise.all(feeds.map((feed) => readFeed(db, feed))),
    confirm:
      ({ feed, run, at }) =>
      async (trx: Transaction<Database>) => {
        if (!feeds.some(({ name }) => name === feed)) return NOT_YOURS;
        const found = await findRemovals(trx, feed);
        if (found?.state !== 'open' || String(found.run.id) !== run) return CHANGED;
        await confirmRemovals(trx, { feed, removals: found.run.report?.removals ?? 0, now: at });
        return DONE;
      },
  };
}

/** A feed that only reports single changes has runs of these. */
async function readFeed(db: Kysely<Database>, feed: FeedSettings): Promise<DeskFeed> {
  const { name } = feed;
  const runs = await listFeedRuns(db, name, { count: RUNS, isPartial: !isPolled(feed) });
  return { name, runs: runs.map(shownRun), removals: await findHeld(db, name) };
}

function shownRun({ id, at, outcome, reason, report }: FeedRun): DeskFeedRun {
  const changes = report && {
    new: report.new,
    changed: report.changed,
    withdrawn: report.withdrawn,
    rejected: report.rejected,
  };
  return { id: String(id), at, outcome, reason, changes };
}

async function findHeld(db: Kysely<Database>, feed: string): Promise<DeskFeed['removals']> {
  const found = await findRemovals(db, feed);
  if (!found || found.state === 'outdated') return null;
  const { state, run } = found;
  const count = countRemovals(run);
  const references = run.report?.keptOnOffer ?? [];
  return count === 0 ? null : { run: String(run.id), count, references, isConfirmed: state === 'confirmed' };
}
