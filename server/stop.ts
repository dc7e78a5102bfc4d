import cluster from 'node:cluster';
import type { Server, ServerResponse } from 'node:http';
import type { OpenDatabase } from './database/open.ts';
import { isEventStream } from './http/compress.ts';
import type { Services } from './services.ts';

/** Time for responses under way; then their connections are closed. */
const LONGEST_ANSWER_MS = 6_000;
/** The process exits after this time in any case. */
export const LONGEST_STOP_MS = 9_000;
/** Of it, for the database alone, when the rest has not ended. */
const LAST_CLOSE_MS = 1_000;

interface Running {
  server: Server;
  services: Pick<Services, 'announceStop' | 'stop'>;
  database: Pick<OpenDatabase, 'close'>;
  /** Ends what is done in the background. */
  stopWorking: () => Promise<unknown>;
}

/** On SIGTERM and SIGINT, and when nobody leads any more: accepts no new requests, finishes those under way, then closes the database. */
export function stopGracefully({ server, services, database, stopWorking }: Running): void {
  const answers = trackAnswers(server);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    services.announceStop();
    setTimeout(
      () => database.close().finally(() => process.exit(1)),
      LONGEST_STOP_MS - LAST_CLOSE_MS,
    ).unref();
    // Closing can wait itself: for a statement, or for a server that recovers.
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await Promise.all([endAnswers(server, answers), stopWorking()]);
    await services.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The process that leads the others has gone: none of them stays.
  cluster.worker?.once('disconnect', () => {
    // Node would end this one in the middle of its answers.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
    return stop();
  });
}

/** The responses under way. */
function trackAnswers(server: Server): ReadonlySet<ServerResponse> {
  const answers = new Set<ServerResponse>();
  server.on('request', (_req, res) => {
    answers.add(res);
    res.once('close', () => answers.delete(res));
  });
  return answers;
}

/** A stream of events never ends by itself: it is closed, and its client reconnects to another process. */
async function endAnswers(server: Server, answers: ReadonlySet<ServerResponse>): Promise<void> {
  // A request on a connection that is still open is asked to use a new one.
  server.prependListener('request', (_req, res) => res.setHeader('connection', 'close'));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const answer of answers) {
    const { socket } = answer;
    // A connection that is kept open for a next request would be waited for.
    answer.once('finish', () => socket?.destroySoon());
    if (isEventStream(answer)) answer.end();
  }
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER_MS);
  await closed;
  clearTimeout(cut);
}
