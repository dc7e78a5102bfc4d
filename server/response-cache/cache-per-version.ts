import type { CatalogueVersion } from './catalogue-version.ts';

/** Caches a result until the catalogue version changes; a failure is not cached. */
export function cachePerVersion<Answer>(
  version: Readonly<CatalogueVersion>,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let cached: Promise<Answer> | undefined;
  let published: number | null = null;
  return () => {
    if (cached && published !== null && published === version.published) return cached;
    published = version.published;
    const pending = ask();
    cached = pending;
    pending.catch(() => {
      if (cached === pending) cached = undefined;
    });
    return pending;
  };
}
