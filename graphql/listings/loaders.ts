import DataLoader from 'dataloader';
import { orderByIds } from '../order-by-ids.ts';
import type { ListingStore } from './ports.ts';

/** Batches the queries shared by all kinds of listings: one SQL query of each kind, however many parents need it. */
export function createListingLoaders(listings: ListingStore) {
  return {
    listingKind: new DataLoader(async (ids: readonly number[]) =>
      orderByIds(ids, await listings.findKinds(ids)).map((found) => found?.kind ?? null),
    ),
    listingTexts: new DataLoader(async (ids: readonly number[]) => {
      const texts = Map.groupBy(await listings.findTexts(ids), (text) => text.listingId);
      return ids.map((id) => texts.get(id) ?? []);
    }),
    listingFiles: new DataLoader(async (ids: readonly number[]) =>
      orderByIds(ids, await listings.findFiles(ids)),
    ),
    listingCover: new DataLoader(async (ids: readonly number[]) =>
      orderByIds(ids, await listings.findCovers(ids)),
    ),
    listingEvents: new DataLoader(async (ids: readonly number[]) => {
      const events = Map.groupBy(await listings.findEvents(ids), (event) => event.listingId);
      return ids.map((id) => events.get(id) ?? []);
    }),
  };
}
