/**
 * Paths of pictures and documents that are files of a feed. Those of other feeds than `main` are stored with the feed's
 * name, because two feeds can have different files at the same path: `~crm/photos/1.jpg`. No path of a feed starts with
 * `~` itself (`resolveFile`).
 */

/** The feed of files that an agency imports itself. */
export const MAIN_FEED = 'main';

export const isUrl = (source: string): boolean => /^[a-z][a-z0-9+.-]+:/i.test(source);

/** The path under which a file of a feed is stored. */
export function storedPath(feed: string, path: string): string {
  return feed === MAIN_FEED ? path : `~${feed}/${path}`;
}

/** The path within the feed's folder; null when it is a path of another feed. */
export function pathInFeed(feed: string, stored: string): string | null {
  if (feed === MAIN_FEED) return /^~[a-z][a-z0-9-]*\//.test(stored) ? null : stored;
  const prefix = storedPath(feed, '');
  return stored.startsWith(prefix) ? stored.slice(prefix.length) : null;
}
