/** The process of the site: settings, database, services, app, listening, and a graceful end. */
import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { endRetention } from './leads/retention.ts';
import { listen } from './listen.ts';
import { keepMakingAhead } from './media/make-ahead.ts';
import { removeUnusedMedia } from './media/remove-unused.ts';
import { trimVersions } from './media/trim-versions.ts';
import { type Prepared, prepare } from './prepare.ts';
import { repeat } from './repeat.ts';
import { createServices, type Services } from './services.ts';
import { stopGracefully } from './stop.ts';
import { workQueues } from './work-queues.ts';

/** Starts the site; resolves once it listens. `say` tells a person at a terminal what is going on. */
export async function main(env: NodeJS.ProcessEnv, say: (message: string) => void): Promise<void> {
  const prepared = await prepare(env, say);
  try {
    await serve(prepared);
  } catch (error) {
    await prepared.database.close();
    throw error;
  }
  say(`Baksteen is at ${prepared.settings.publicUrl}`);
}

async function serve({ settings, database, drawn }: Prepared): Promise<void> {
  const services = await createServices({ settings, database, drawn });
  const server = createServer(createApp(services));
  await listen(server, settings.port);
  const { db, media, log } = services;
  const stopMaking = keepMakingAhead({
    db,
    versions: media.versions,
    most: settings.picturesAhead,
    room: settings.pictureBytes,
    log,
  });
  const restQueues = workQueues(services);
  const stopTidying = tidyMedia(services);
  const stopForgetting = forgetLeads(services);
  const stopWorking = () => Promise.all([stopMaking(), stopTidying(), stopForgetting(), restQueues()]);
  stopGracefully({ server, services, database, stopWorking });
}

const DAY_MS = 86_400_000;
const TEN_MINUTES_MS = 600_000;

/** Removes media that nothing has referred to for a month, and versions for which there is no room. The answer stops it. */
function tidyMedia({ settings, db, media: { storage }, log }: Services): () => Promise<unknown> {
  const onError = (error: unknown) => log.error({ err: error }, 'media could not be removed');
  const removeUnused = async () => {
    const removed = await removeUnusedMedia({ db, storage, now: new Date() });
    if (removed > 0) log.info({ removed }, 'media that nothing referred to for a month');
  };
  const trim = async () => {
    const removed = await trimVersions(storage, settings.pictureBytes);
    if (removed > 0) log.info({ removed }, 'versions of pictures for which there was no room');
  };
  const stops = [
    repeat(removeUnused, { pauseMs: DAY_MS, onError }),
    repeat(trim, { pauseMs: TEN_MINUTES_MS, onError }),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}

/** Every day, what visitors sent too long ago. The answer stops it. */
function forgetLeads({ settings: { leadsMonths: months, mailFolder }, db, log }: Services) {
  const forget = async () => {
    const erased = await endRetention(db, { now: new Date(), months, mailFolder });
    if (erased > 0) log.info({ erased }, 'leads that were kept long enough');
  };
  const onError = (error: unknown) => log.error({ err: error }, 'old leads could not be erased');
  return repeat(forget, { pauseMs: DAY_MS, onError });
}
