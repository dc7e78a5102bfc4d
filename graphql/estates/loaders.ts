import DataLoader from 'dataloader';
import { createSimilarLoader } from '../listings/similar.ts';
import { orderByIds } from '../order-by-ids.ts';
import type { EstateStore } from './ports.ts';

/** Batches the estate queries of a request: one SQL query of each kind, however many parents need it. */
export function createEstateLoaders(estates: EstateStore) {
  return {
    estate: new DataLoader(async (ids: readonly number[]) => orderByIds(ids, await estates.findMany(ids))),
    similarEstates: createSimilarLoader(estates.findSimilar),
    estateSections: new DataLoader(async (ids: readonly number[]) => {
      const found = orderByIds(ids, await estates.findSections(ids));
      return found.map((record) => record?.sections ?? {});
    }),
  };
}
