/** Homes abroad without a location: they wait for a home of the file that says where their town lies. */
import type { FeedItem, ReadLine } from '../read/feed-reader.ts';
import { withoutUnknownPoint } from './doubted-addresses.ts';
import { type AddressAbroad, settleAbroad } from './settle-abroad.ts';
import type { TownIndex } from './town-index.ts';

/** More are imported or rejected at once, because they are held in memory. */
const MAX_HELD = 5_000;

export class UnplacedHomes {
  private items: FeedItem[] = [];
  private isOpen = true;

  /** Returns whether the line waits for the end of the file. */
  async hold(item: FeedItem, towns: TownIndex): Promise<boolean> {
    const address = 'line' in item ? addressWithoutLocation(item.line) : null;
    if (!address || !this.isOpen || this.items.length >= MAX_HELD) return false;
    if (await settleAbroad(address, null, { towns, create: async () => null })) return false;
    this.items.push(item);
    return true;
  }

  /** Returns the lines that wait, at the end of the file. No further line is held then. */
  release(): FeedItem[] {
    this.isOpen = false;
    return this.items.splice(0);
  }
}

/** Null for a home in Belgium, one with a location, and what is no listing. */
function addressWithoutLocation(line: ReadLine): AddressAbroad | null {
  if (line.kind === 'office' || line.kind === 'agent' || line.kind === 'news') return null;
  const { address, location } = withoutUnknownPoint(line);
  return address.country !== 'BE' && location === null ? address : null;
}
