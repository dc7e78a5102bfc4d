import type { CatalogueVersion } from './catalogue-version.ts';

/** Caches a result until the catalogue version changes; a failure is not cached. */
export function cachePerVersion<Result>(
  version: Readonly<CatalogueVersion>,
  load: () => Promise<Result>,
): () => Promise<Result> {
  let cached: Promise<Result> | undefined;
  let published: number | null = null;
  return () => {
    if (cached && published !== null && published === version.published) return cached;
    published = version.published;
    const pending = load();
    cached = pending;
    pending.catch(() => {
      if (cached === pending) cached = undefined;
    });
    return pending;
  };
}
