/** Similar listings, found in the same way for estates, projects and rental units. */
import DataLoader from 'dataloader';
import { inputError } from '../errors.ts';
import type { ListingParent } from './fields.ts';
import type { ListingRecord } from './ports.ts';

const MAX_SIMILAR = 12;

interface SimilarKey<Listing> {
  listing: Listing;
  first: number;
}

/** Batches the queries for similar listings: one for each requested length. */
export function createSimilarLoader<Listing extends ListingRecord>(
  findSimilar: (listings: readonly Listing[], limit: number) => Promise<number[][]>,
) {
  return new DataLoader<SimilarKey<Listing>, number[], string>(
    async (keys) => {
      const found = new Map<SimilarKey<Listing>, number[]>();
      for (const [first, sameLength] of Map.groupBy(keys, (key) => key.first)) {
        const ids = await findSimilar(
          sameLength.map(({ listing }) => listing),
          first,
        );
        for (const [index, key] of sameLength.entries()) found.set(key, ids[index] ?? []);
      }
      return keys.map((key) => found.get(key) ?? []);
    },
    { cacheKeyFn: ({ listing, first }) => `${listing.id} ${first}` },
  );
}

interface SimilarLoaders<Listing> {
  similar: DataLoader<SimilarKey<Listing>, number[], string>;
  records: DataLoader<number, Listing | null>;
}

/**
 * Loads the first similar listings of a listing.
 * @throws an input error when `first` is out of range.
 */
export async function loadSimilar<Listing extends ListingRecord>(
  { listing, locale }: ListingParent & { listing: Listing },
  first: number,
  { similar, records }: SimilarLoaders<Listing>,
) {
  if (first < 1 || first > MAX_SIMILAR) throw inputError('first', `is 1 to ${MAX_SIMILAR}`);
  const ids = await similar.load({ listing, first });
  const found = await Promise.all(ids.map((id) => records.load(id)));
  return found.flatMap((record) => (record ? [{ listing: record, locale }] : []));
}
