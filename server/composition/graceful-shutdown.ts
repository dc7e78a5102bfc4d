import cluster from 'node:cluster';
import type { Server, ServerResponse } from 'node:http';
import type { OpenDatabase } from '../platform/database/open.ts';
import { isEventStream } from '../platform/http/compress.ts';
import { SHUTDOWN_TIMEOUT_MS } from '../platform/processes/process-limits.ts';
import { onSupervisorGone } from '../platform/processes/supervised.ts';
import type { Services } from '../services.ts';

/** Time for pending responses; after it their connections are closed. */
const RESPONSE_TIMEOUT_MS = 6_000;
/** The part of it that is reserved for closing the database when other work has not ended. */
const LAST_CLOSE_MS = 1_000;

interface Running {
  server: Server;
  services: Pick<Services, 'announceStop' | 'stop'>;
  database: Pick<OpenDatabase, 'close'>;
  /** Stops background work. */
  stopWorking: () => Promise<unknown>;
}

/**
 * Shuts down gracefully on SIGTERM and SIGINT, and in a worker whose primary process has gone: accepts no new requests,
 * finishes the pending ones, then closes the database.
 */
export function installGracefulShutdown({ server, services, database, stopWorking }: Running): void {
  const responses = trackResponses(server);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    services.announceStop();
    setTimeout(
      () => database.close().finally(() => process.exit(1)),
      SHUTDOWN_TIMEOUT_MS - LAST_CLOSE_MS,
    ).unref();
    // Closing itself can block: on a running statement, or on a server in recovery.
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    await Promise.all([endResponses(server, responses), stopWorking()]);
    await services.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Without the primary process, workers must not keep running.
  onSupervisorGone(stop);
  cluster.worker?.once('disconnect', () => {
    // Otherwise Node would exit this worker in the middle of its responses.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
    return stop();
  });
}

/** The responses that have not been completed. */
function trackResponses(server: Server): ReadonlySet<ServerResponse> {
  const responses = new Set<ServerResponse>();
  server.on('request', (_req, res) => {
    responses.add(res);
    res.once('close', () => responses.delete(res));
  });
  return responses;
}

/** Event streams never end by themselves: they are closed, and their clients reconnect to another process. */
async function endResponses(server: Server, responses: ReadonlySet<ServerResponse>): Promise<void> {
  // Ask clients with an open connection to use a new one for their next request.
  server.prependListener('request', (_req, res) => res.setHeader('connection', 'close'));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const response of responses) {
    const { socket } = response;
    // A keep-alive connection would keep the server waiting.
    response.once('finish', () => socket?.destroySoon());
    if (isEventStream(response)) response.end();
  }
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), RESPONSE_TIMEOUT_MS);
  await closed;
  clearTimeout(cut);
}
