import { LRUCache } from 'lru-cache';

const CACHED_CHARACTERS = 16_000_000;

/** Creates a cache of recent drawings, which are SVG, by their key. */
export function createDrawingCache(): LRUCache<string, string> {
  return new LRUCache({ maxSize: CACHED_CHARACTERS, sizeCalculation: ({ length }) => length });
}
