/** Limits the views that count for one visitor, so that a script cannot inflate the numbers of an owner. */
import { LRUCache } from 'lru-cache';
import { addressBlock } from '../../platform/limits/address-block.ts';

const HOUR_MS = 3_600_000;
/** Views of one listing by one address block that count in an hour. */
const MAX_PER_LISTING = 10;
/** Views of all listings by one address block: one address cannot fill the memory for the counts of the others. */
const MAX_PER_BLOCK = 1_000;
/** Counts kept in memory, about 4 MB. The least recently used are discarded first. */
const MAX_KEYS = 20_000;

export interface ViewCeiling {
  /** Whether another view by an address counts in this hour; when it does, it is added. */
  admit(listingId: number, address: string): boolean;
  /** Discards the address blocks of hours that are over. */
  discardPastHour(): void;
}

/** The ceiling of one process. Address blocks are in its memory only, until the hour of the clock is over. */
export function createViewCeiling({ now }: { now(): Date }): ViewCeiling {
  const counts = new LRUCache<string, number>({ max: MAX_KEYS });
  let hour = hourOf(now());

  function discardPastHour(): void {
    const current = hourOf(now());
    if (current !== hour) counts.clear();
    hour = current;
  }

  function add(key: string, max: number): boolean {
    const count = counts.get(key) ?? 0;
    if (count < max) counts.set(key, count + 1);
    return count < max;
  }

  return {
    admit(listingId, address) {
      discardPastHour();
      const block = addressBlock(address);
      return add(block, MAX_PER_BLOCK) && add(`${block} ${listingId}`, MAX_PER_LISTING);
    },
    discardPastHour,
  };
}

function hourOf(moment: Date): number {
  return Math.floor(moment.getTime() / HOUR_MS);
}
