import type { FeedPiece, FeedSource } from './feed-reader.ts';
import { FeedReader, type ReadOptions } from './format-recognition.ts';

/** Reads a feed in the current thread. */
export async function* readFeed(source: FeedSource, options: ReadOptions): AsyncGenerator<FeedPiece> {
  const reader = new FeedReader(options);
  for await (const piece of source) yield reader.push(piece);
  yield reader.end();
}
