import DataLoader from 'dataloader';
import { inOrder } from '../in-order.ts';
import { createSimilarLoader } from '../listings/similar.ts';
import type { EstateStore } from './ports.ts';

/** Batches what a request asks of estates: however many parents ask, one query a kind. */
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
