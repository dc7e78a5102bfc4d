/** Gauges of the feeds that the site reads by itself. */
import type { Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { type FeedFigures, findFeedFigures } from '../../features/import/store/feed-figures.ts';
import type { Database } from '../../platform/database/connect.ts';
import { isUnreachable } from '../../platform/errors/unreachable.ts';

interface FeedGaugeDependencies {
  db: Kysely<Database>;
  /** The names of the feeds in the agency file; earlier ones have no figures. */
  feeds: readonly string[];
  registers: Registry[];
}

export function addFeedGauges({ db, feeds, registers }: FeedGaugeDependencies): void {
  let running: Promise<FeedFigures[]> | undefined;
  /** Gauges are collected at the same time, so one query is enough for all. */
  const readFigures = () => {
    running ??= findFigures(db, feeds).finally(() => {
      running = undefined;
    });
    return running;
  };
  const addGauge = (name: string, help: string, figureOf: (figures: FeedFigures) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['feed'],
      aggregator: 'max',
      registers,
      async collect() {
        this.reset();
        for (const figures of await readFigures()) this.set({ feed: figures.feed }, figureOf(figures));
      },
    });
  addGauge(
    'baksteen_feed_age_seconds',
    'Time since the feed was last read, with or without success.',
    ({ readAt }) => (Date.now() - readAt.getTime()) / 1000,
  );
  addGauge(
    'baksteen_feed_problem',
    '1 when the last reading of the feed was not imported completely.',
    ({ hasProblem }) => (hasProblem ? 1 : 0),
  );
  addGauge(
    'baksteen_feed_rejected_lines',
    'Lines that the last import of the feed rejected.',
    ({ rejected }) => rejected,
  );
}

/** None when the database is unreachable: the other metrics are needed even more then. */
async function findFigures(db: Kysely<Database>, feeds: readonly string[]): Promise<FeedFigures[]> {
  if (feeds.length === 0) return [];
  try {
    return await findFeedFigures(db, feeds);
  } catch (error) {
    if (isUnreachable(error)) return [];
    throw error;
  }
}
