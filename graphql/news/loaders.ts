import DataLoader from 'dataloader';
import { orderByIds } from '../order-by-ids.ts';
import type { NewsStore } from './ports.ts';

/** Batches the news queries of a request: one SQL query of each kind, however many parents need it. */
export function createNewsLoaders(news: NewsStore) {
  return {
    newsItem: new DataLoader(async (ids: readonly number[]) => orderByIds(ids, await news.findMany(ids))),
    newsHeads: byNews((ids) => news.listHeads(ids)),
    newsBodies: byNews((ids) => news.listBodies(ids)),
    newsNeighbours: new DataLoader(async (ids: readonly number[]) =>
      orderByIds(ids, await news.findNeighbours(ids)),
    ),
  };
}

/** Groups the translations of each news item. */
function byNews<T extends { newsId: number }>(list: (ids: readonly number[]) => Promise<T[]>) {
  return new DataLoader(async (ids: readonly number[]) => {
    const texts = Map.groupBy(await list(ids), ({ newsId }) => newsId);
    return ids.map((id) => texts.get(id) ?? []);
  });
}
