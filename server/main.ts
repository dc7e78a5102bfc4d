/** The main module: settings, database, services, app, listening, and graceful shutdown. */
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { installGracefulShutdown } from './composition/graceful-shutdown.ts';
import { type PreparedSite, prepareSite } from './composition/prepare-site.ts';
import { runPrimary } from './composition/primary.ts';
import { followSiteNews } from './composition/site-news.ts';
import { logStartWarnings } from './composition/start-checks/log-start-warnings.ts';
import { workQueues } from './composition/work-queues.ts';
import { findNewestPictures } from './features/listings/newest-pictures.ts';
import { builtFolders } from './platform/build-files/built-folders.ts';
import { storeBuildFiles } from './platform/build-files/store-build-files.ts';
import { listenOnPort } from './platform/http/listen.ts';
import { createCompletion } from './platform/media/complete-files.ts';
import { publicStoreOf } from './platform/media/object-store/store-settings.ts';
import { startPregeneration } from './platform/media/pregenerate-versions.ts';
import { reportListening } from './platform/processes/supervised.ts';
import { handlePrimaryMessages } from './platform/processes/worker.ts';
import { createServices, type Services } from './services.ts';
import { readSettings } from './settings/settings.ts';

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
  const stops: (() => Promise<unknown>)[] = [];
  return {
    begin() {
      if (services.isStopping() || stops.length > 0) return;
      const atSession = { ...services, db: sessionDb };
      stops.push(pregenerate(services), workQueues(atSession), followSiteNews(atSession));
    },
    stop: () => Promise.all(stops.map((stop) => stop())),
  };
}

/** Generates versions of the newest pictures in advance, as the settings say; returns a function that stops it. */
function pregenerate({ settings, db, media, log }: Services): () => Promise<unknown> {
  const { prerenderedPictures: maxPictures, pictureBytes: room, mediaStore } = settings;
  if (maxPictures === 0) return async () => {};
  const findNewest = () => findNewestPictures(db, maxPictures);
  const publicStore = publicStoreOf(mediaStore);
  return startPregeneration(
    { findNewest, versions: media.versions, room, log },
    {
      isObjectStore: Boolean(mediaStore),
      completeBatch: publicStore ? createCompletion({ db, media, publicStore, findNewest, log }) : undefined,
    },
  );
}
