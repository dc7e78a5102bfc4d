import DataLoader from 'dataloader';
import { inOrder } from '../in-order.ts';
import type { EstateRecord, EstateStore } from './ports.ts';

interface SimilarKey {
  estate: EstateRecord;
  first: number;
}

/** Batches what a request asks of estates: however many parents ask, one query a kind. */
export function createEstateLoaders(estates: EstateStore) {
  return {
    estate: new DataLoader(async (ids: readonly number[]) => inOrder(ids, await estates.findMany(ids))),
    similarEstates: new DataLoader(
      async (asked: readonly SimilarKey[]) => {
        const byLimit = Map.groupBy(asked, ({ first }) => first);
        const found = new Map<SimilarKey, number[]>();
        for (const [first, keys] of byLimit) {
          const ids = await estates.findSimilar(
            keys.map(({ estate }) => estate),
            first,
          );
          for (const [index, key] of keys.entries()) found.set(key, ids[index] ?? []);
        }
        return asked.map((key) => found.get(key) ?? []);
      },
      { cacheKeyFn: ({ estate, first }) => `${estate.id} ${first}` as never },
    ),
    estateSections: new DataLoader(async (ids: readonly number[]) => {
      const found = inOrder(ids, await estates.findSections(ids));
      return found.map((record) => record?.sections ?? {});
    }),
  };
}
