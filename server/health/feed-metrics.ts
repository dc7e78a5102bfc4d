/** Gauges of the feeds that the site reads by itself. */
import type { Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/connect.ts';
import { type FeedFigures, findFeedFigures } from '../database/feeds/feed-figures.ts';
import { isUnreachable } from '../database/unreachable.ts';

export function addFeedGauges(db: Kysely<Database>, registers: Registry[]): void {
  addGauge(
    'baksteen_feed_age_seconds',
    'Time since the feed was last read, with or without success.',
    (one) => (Date.now() - one.readAt.getTime()) / 1000,
  );
  addGauge(
    'baksteen_feed_problem',
    '1 when the last reading of the feed was not imported completely.',
    (one) => (one.hasProblem ? 1 : 0),
  );
  addGauge(
    'baksteen_feed_rejected_lines',
    'Lines that the last import of the feed rejected.',
    (one) => one.rejected,
  );

  function addGauge(name: string, help: string, figureOf: (figures: FeedFigures) => number): void {
    new Gauge({
      name,
      help,
      labelNames: ['feed'],
      aggregator: 'max',
      registers,
      async collect() {
        this.reset();
        const feeds = await findFeedFigures(db).catch(noneWhenUnreachable);
        for (const figures of feeds) this.set({ feed: figures.feed }, figureOf(figures));
      },
    });
  }
}

/** The other metrics are needed even more then. */
function noneWhenUnreachable(error: unknown): FeedFigures[] {
  if (isUnreachable(error)) return [];
  throw error;
}
