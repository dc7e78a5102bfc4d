import type { CatalogueVersion } from './catalogue-version.ts';
import { createVersionCache } from './version-cache.ts';

const ONLY_KEY = 'only';

/** Caches a result until the catalogue version changes; a failure is not cached. */
export function cachePerVersion<Result>(
  version: Readonly<CatalogueVersion>,
  load: () => Promise<Result>,
): () => Promise<Result> {
  const cache = createVersionCache<typeof ONLY_KEY, Result>(version, 1);
  return () => cache.get(ONLY_KEY) ?? cache.add(ONLY_KEY, load());
}
