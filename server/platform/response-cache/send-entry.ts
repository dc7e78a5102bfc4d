import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheEntries, Entry } from './cache-entries.ts';
import { chooseEncoding, sendCached } from './send-cached.ts';

export interface CacheRequest {
  req: IncomingMessage;
  res: ServerResponse;
  /** Headers to send if the response has none yet, as alternating names and values. */
  commonHeaders?: readonly string[];
}

interface SentEntry {
  key: string;
  entry: Entry;
  cacheControl: string;
  cacheStatus?: string;
}

/** Sends an entry in an encoding that the client accepts. */
export async function sendEntry(
  entries: CacheEntries,
  { req, res, commonHeaders }: CacheRequest,
  { key, entry, ...caching }: SentEntry,
): Promise<void> {
  const { response } = entry;
  const encoding = chooseEncoding(req, response);
  const body = await entries.bodyOf(response, encoding);
  sendCached(req, res, { response, encoding, body, commonHeaders, ...caching });
  entries.updateSize(key, entry);
}
