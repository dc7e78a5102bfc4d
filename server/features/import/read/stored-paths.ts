/** The paths of pictures and documents in the lines of a feed. */
import { isUrl, MAIN_FEED, storedPath } from '../../../platform/media/import/feed-paths.ts';

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
