import type { RequestHandler } from 'express';
import type { Services } from '../../services.ts';

/** How often a stream sends a comment, so that proxies keep it open. */
const PING_MS = 25_000;

/**
 * Sends an event when something changes that employees see. It has no content: the page asks for what it shows. The
 * stream ends with the session's page, or when the process stops.
 */
export function changeStream({ deskChanges }: Pick<Services, 'deskChanges'>): RequestHandler {
  return (_req, res) => {
    res.set({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }).flushHeaders();
    res.write(': open\n\n');
    const unsubscribe = deskChanges.subscribe({
      // A client that reads nothing gets nothing more.
      onChange: () => void (res.writableNeedDrain || res.write('event: change\ndata:\n\n')),
      onStop: () => res.end(),
    });
    const ping = setInterval(() => void (res.writableNeedDrain || res.write(': ping\n\n')), PING_MS);
    res.once('close', () => {
      clearInterval(ping);
      unsubscribe();
    });
  };
}
