import type { RequestHandler } from 'express';
import type { Session } from '../../../graphql/desk/account-ports.ts';
import type { Services } from '../../services.ts';
import { createConnectionLimit } from '../graphql/connection-limit.ts';
import { findEmployeeSession } from './find-employee-session.ts';

/** How often a stream sends a comment, so that proxies keep it open, and asks whether its session still exists. */
const PING_MS = 25_000;
/** Open streams of a process, and of one session. */
const MAX_STREAMS = { max: 500, maxOfBlock: 10 };

/**
 * Sends an event when something changes that employees see. It has no content: the page asks for what it shows. The
 * stream ends when the page is closed, when its session has ended, and when the process stops.
 */
export function changeStream(services: Services): RequestHandler {
  const { deskChanges } = services;
  const streams = createConnectionLimit(MAX_STREAMS);
  return (req, res) => {
    const leave = streams.enter((res.locals.deskSession as Session).id);
    if (!leave) {
      // Browsers do not reconnect after this status.
      res.status(204).end();
      return;
    }
    res.set({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }).flushHeaders();
    // A client that reads nothing gets nothing more.
    const write = (text: string) => void (res.writableNeedDrain || res.write(text));
    write(': open\n\n');
    const ping = async () => {
      if (await findEmployeeSession(req, services, { isReload: true })) write(': ping\n\n');
      else res.end();
    };
    const unsubscribe = deskChanges.subscribe({
      onChange: () => write('event: change\ndata:\n\n'),
      onStop: () => res.end(),
    });
    // An unreachable database is met by the page that is reloaded.
    const timer = setInterval(() => void ping().catch(() => {}), PING_MS);
    res.once('close', () => {
      clearInterval(timer);
      unsubscribe();
      leave();
    });
  };
}
