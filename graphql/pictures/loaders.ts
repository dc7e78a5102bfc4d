import DataLoader from 'dataloader';
import type { PictureStore } from './ports.ts';

/** Batches the picture queries of a request into one SQL query. */
export function createPictureLoaders(pictures: PictureStore) {
  return {
    picture: new DataLoader(async (sources: readonly string[]) => {
      const found = await pictures.findBySources(sources);
      const bySource = new Map(found.map((record) => [record.source, record]));
      return sources.map((source) => bySource.get(source) ?? null);
    }),
  };
}
