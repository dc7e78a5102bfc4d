/** The main module: settings, database, services, app, listening, and graceful shutdown. */
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { builtFolders } from './build-files/built-folders.ts';
import { storeBuildFiles } from './build-files/store-build-files.ts';
import { logStartWarnings } from './doctor/log-start-warnings.ts';
import { installGracefulShutdown } from './graceful-shutdown.ts';
import { listenOnPort } from './http/listen.ts';
import { createCompletion } from './media/complete-files.ts';
import { startPregeneration } from './media/pregenerate-versions.ts';
import { publicStoreOf } from './media/store/store-settings.ts';
import { type PreparedSite, prepareSite } from './prepare-site.ts';
import { runPrimary } from './processes/primary.ts';
import { reportListening } from './processes/supervised.ts';
import { handlePrimaryMessages } from './processes/worker.ts';
import { createServices, type Services } from './services.ts';
import { readSettings } from './settings.ts';
import { workQueues } from './work-queues.ts';

/**
 * How long an idle connection stays open: longer than proxies keep theirs (60 s in nginx and most load balancers),
 * because a request on a connection that closes at that moment fails.
 */
const KEEP_ALIVE_MS = 75_000;

type Print = (message: string) => void;

/** Starts the site; resolves when it listens. `print` writes a line to the terminal. */
export async function main(env: NodeJS.ProcessEnv, print: Print): Promise<void> {
  if (cluster.isWorker) return serveIn(await prepareSite(env, () => {}));
  const { processes } = readSettings(env);
  if (processes > 1) return runPrimary(env, { processes, print });
  const prepared = await prepareSite(env, print);
  await serveIn(prepared);
  print(`Baksteen is at ${prepared.settings.publicUrl}`);
}

async function serveIn(prepared: PreparedSite): Promise<void> {
  try {
    await serve(prepared);
  } catch (error) {
    await prepared.database.close();
    throw error;
  }
}

async function serve({ settings, database, drawn, calendars }: PreparedSite): Promise<void> {
  // The primary stores them for its workers.
  if (cluster.isPrimary) await storeBuildFiles(database.db, builtFolders().clientFolder);
  const services = await createServices({ settings, database, drawn, calendars });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, createApp(services));
  server.on('connection', services.newConnections.note);
  const work = createWork(services, database.sessionDb);
  if (cluster.isWorker) {
    const onJobAdded = async (queue: string) => (await services.jobs()).notifyLocalWorkers(queue);
    handlePrimaryMessages({
      startBackgroundWork: work.begin,
      onJobAdded,
      registry: services.metrics.registry,
    });
  }
  await listenOnPort(server, settings.port);
  reportListening();
  installGracefulShutdown({ server, services, database, stopWorking: work.stop });
  if (cluster.isWorker) return;
  work.begin();
  void logStartWarnings(settings, database.sessionDb, services.log);
}

/** Background work that only one of several processes does: jobs, and generating picture versions in advance. */
function createWork(services: Services, sessionDb: PreparedSite['database']['sessionDb']) {
  const { settings, db, media, log } = services;
  const stops: (() => Promise<unknown>)[] = [];
  return {
    begin() {
      if (services.isStopping() || stops.length > 0) return;
      const maxPictures = settings.prerenderedPictures;
      const publicStore = publicStoreOf(settings.mediaStore);
      const stopPregeneration = startPregeneration(
        { db, versions: media.versions, maxPictures, room: settings.pictureBytes, log },
        {
          isObjectStore: Boolean(settings.mediaStore),
          completeBatch: publicStore
            ? createCompletion({ db, media, publicStore, maxPictures, log })
            : undefined,
        },
      );
      stops.push(stopPregeneration, workQueues({ ...services, db: sessionDb }));
    },
    stop: () => Promise.all(stops.map((stop) => stop())),
  };
}
