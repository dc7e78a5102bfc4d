import DataLoader from 'dataloader';
import { inOrder } from '../in-order.ts';
import { createSimilarLoader } from '../listings/similar.ts';
import type { EstateStore } from './ports.ts';

/** Batches the estate queries of a request: one SQL query of each kind, however many parents need it. */
export function createEstateLoaders(estates: EstateStore) {
  return {
    estate: new DataLoader(async (ids: readonly number[]) => inOrder(ids, await estates.findMany(ids))),
    similarEstates: createSimilarLoader(estates.findSimilar),
    estateSections: new DataLoader(async (ids: readonly number[]) => {
      const found = inOrder(ids, await estates.findSections(ids));
      return found.map((record) => record?.sections ?? {});
    }),
  };
}
