import type { Server } from 'node:http';
import type { OpenDatabase } from './database/open.ts';
import type { Services } from './services.ts';

/** Whoever is still being answered has this long; then the process ends all the same. */
const LONGEST_STOP_MS = 9_000;

interface Running {
  server: Server;
  services: Services;
  database: OpenDatabase;
  /** Ends what is done in the background. */
  stopWorking: () => Promise<unknown>;
}

/** On SIGTERM and SIGINT: no new visitors, the present ones are answered, then the database is left. */
export function stopGracefully({ server, services, database, stopWorking }: Running): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    services.announceStop();
    const leave = () => database.close().finally(() => process.exit(1));
    setTimeout(leave, LONGEST_STOP_MS).unref();
    // Whoever asks again on an open connection is told to come back on a new one.
    server.on('request', (_req, res) => res.setHeader('connection', 'close'));
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await Promise.all([closed, stopWorking()]);
    await services.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
