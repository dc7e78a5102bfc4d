/** Local servers that stand in for external calendars. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCalendarReader } from '../../../server/features/calendars/external/read-calendar.ts';
import { registerCalendars } from '../../../server/features/calendars/store/external-calendars.ts';

export interface CalendarServers {
  /** Starts a server with this listener; returns its calendar's URL. */
  serve(listener: RequestListener): Promise<string>;
  close(): void;
}

export function startCalendarServers(): CalendarServers {
  const servers: Server[] = [];
  return {
    async serve(listener) {
      const server = createServer(listener).listen(0, '127.0.0.1');
      servers.push(server);
      await new Promise((resolve) => server.once('listening', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-address.ics`;
    },
    close() {
      for (const server of servers.splice(0)) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

export function answerWith(text: string, type = 'text/calendar; charset=utf-8'): RequestListener {
  return (_req, res) => res.writeHead(200, { 'content-type': type }).end(text);
}

/** Reads all calendars, as the scheduled job does. */
export async function readRound(parts: Parameters<typeof createCalendarReader>[0]): Promise<void> {
  const read = createCalendarReader(parts);
  for (const calendarId of await registerCalendars(parts.db))
    await read({ calendarId }, new AbortController().signal);
}
