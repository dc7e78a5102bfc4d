/**
 * Paths of pictures and documents that are files of a feed. Those of other feeds than `main` are stored with the feed's
 * name, because two feeds can have different files at the same path: `~crm/photos/1.jpg`. No path of a feed starts with
 * `~` itself (`resolveFile`).
 */

/** The feed of files that an agency imports itself. */
export const MAIN_FEED = 'main';

export const isUrl = (source: string): boolean => /^[a-z][a-z0-9+.-]+:/i.test(source);

function storedPath(feed: string, path: string): string {
  return feed === MAIN_FEED ? path : `~${feed}/${path}`;
}

/** The path within the feed's folder; null when it is a path of another feed. */
export function pathInFeed(feed: string, stored: string): string | null {
  if (feed === MAIN_FEED) return /^~[a-z][a-z0-9-]*\//.test(stored) ? null : stored;
  const prefix = storedPath(feed, '');
  return stored.startsWith(prefix) ? stored.slice(prefix.length) : null;
}

/** A line with the stored paths: of all objects in it that have a `source`. */
export function withStoredPaths<Line>(line: Line, feed: string): Line {
  return feed === MAIN_FEED ? line : (storePaths(line, feed) as Line);
}

function storePaths(value: unknown, feed: string): unknown {
  if (Array.isArray(value)) return value.map((each) => storePaths(each, feed));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => {
    const isPath = key === 'source' && typeof each === 'string' && !isUrl(each);
    return [key, isPath ? storedPath(feed, each) : storePaths(each, feed)];
  });
  return Object.fromEntries(entries);
}
