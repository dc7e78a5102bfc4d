/** Counts views in the memory of the process, and adds them to the database every few seconds. */
import type { Kysely } from 'kysely';
import { dayInBrussels } from '../../../shared/days.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { addViews, type ListingViews } from './store/add-views.ts';
import { createViewCeiling } from './view-ceiling.ts';

const WRITE_MS = 5_000;
/** Listings times days that are counted while the database is unreachable, about 2 MB. */
const MAX_COUNTS = 20_000;

export interface ViewCounter {
  /**
   * Counts a view by an address, unless the address has too many in this hour. A listing that does not exist is left
   * out when the counts are written.
   */
  countView(listingId: number, address: string): void;
  /** Writes the counts; those that cannot be written are kept. */
  writeViews(): Promise<void>;
  /** Writes the counts for the last time. */
  stop(): Promise<void>;
}

interface Dependencies {
  db: Kysely<Database>;
  now(): Date;
  log: Pick<Logger, 'warn'>;
  /** The maximum number of counts, instead of the usual one. */
  maxCounts?: number;
}

export function createViewCounter({ db, now, log, maxCounts = MAX_COUNTS }: Dependencies): ViewCounter {
  let counts = new Map<string, ListingViews>();
  let writing: Promise<void> | null = null;
  const ceiling = createViewCeiling({ now });
  const lossWarning = createLossWarning(log);

  function add({ listingId, day, views }: ListingViews): void {
    const key = `${listingId} ${day}`;
    const count = counts.get(key);
    if (count) count.views += views;
    else if (counts.size < maxCounts) counts.set(key, { listingId, day, views });
    else lossWarning.warnOnce();
  }

  async function write(): Promise<void> {
    if (counts.size === 0) return;
    const batch = [...counts.values()];
    counts = new Map();
    try {
      await addViews(db, batch);
      lossWarning.reset();
    } catch {
      // The outage is logged elsewhere. A write that succeeded without a reply is counted twice.
      batch.forEach(add);
    }
  }

  async function writeViews(): Promise<void> {
    ceiling.discardPastHour();
    writing ??= write().finally(() => {
      writing = null;
    });
    await writing;
  }

  const timer = setInterval(() => void writeViews(), WRITE_MS).unref();
  return {
    countView(listingId, address) {
      if (ceiling.admit(listingId, address)) add({ listingId, day: dayInBrussels(now()), views: 1 });
    },
    writeViews,
    async stop() {
      clearInterval(timer);
      await writing;
      await writeViews();
    },
  };
}

/** Creates a warning that is logged once until it is reset. */
function createLossWarning(log: Dependencies['log']) {
  let hasWarned = false;
  return {
    warnOnce(): void {
      if (!hasWarned) log.warn('views are not counted: too many listings were viewed since the last write');
      hasWarned = true;
    },
    reset(): void {
      hasWarned = false;
    },
  };
}
