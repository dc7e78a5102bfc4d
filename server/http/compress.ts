import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * As a power of two: 256 kB, wider than a page is long. Brotli's own choice is 4 MB for each answer: that memory is
 * counted as garbage, and collecting it cost more than twice what a page costs.
 */
export const BROTLI_WINDOW = 18;
const BROTLI = { params: { [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW } };

/** Compresses answers, but no stream of events: it would keep them until there is enough to compress. */
export function compress(): RequestHandler {
  return compression({
    brotli: BROTLI,
    filter: (req, res) => !isEventStream(res) && compression.filter(req, res),
  });
}

/** Whether an answer stays open, so that the server can say something later. */
export function isEventStream(res: { getHeader(name: string): unknown }): boolean {
  return String(res.getHeader('content-type')).startsWith('text/event-stream');
}
