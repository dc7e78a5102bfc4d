import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * Window size as a power of two: 256 kB, larger than any page. Brotli's default of 4 MB per response becomes garbage
 * after each response, and collecting it cost more than twice the time of rendering a page.
 */
export const BROTLI_WINDOW = 18;
const BROTLI = { params: { [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW } };

/** Compresses responses except event streams, which compression would buffer. */
export function compress(): RequestHandler {
  return compression({
    brotli: BROTLI,
    filter: (req, res) => !isEventStream(res) && (isUnregisteredText(res) || compression.filter(req, res)),
  });
}

/** Whether a response is a stream of server-sent events. */
export function isEventStream(res: { getHeader(name: string): unknown }): boolean {
  return String(res.getHeader('content-type')).startsWith('text/event-stream');
}

/** Types that are not registered, so the middleware does not know that they are text. */
const UNREGISTERED_TEXT = /^application\/(?:jsonl|graphql)\b/;

function isUnregisteredText(res: { getHeader(name: string): unknown }): boolean {
  return UNREGISTERED_TEXT.test(String(res.getHeader('content-type')));
}
