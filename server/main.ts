/** The process of the site: settings, database, services, app, listening, and a graceful end. */
import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { listen } from './listen.ts';
import { keepMakingAhead } from './media/make-ahead.ts';
import { type Prepared, prepare } from './prepare.ts';
import { createServices } from './services.ts';
import { stopGracefully } from './stop.ts';
import { workQueues } from './work-queues.ts';

/** Starts the site; resolves once it listens. `print` writes a line to the terminal. */
export async function main(env: NodeJS.ProcessEnv, print: (message: string) => void): Promise<void> {
  const prepared = await prepare(env, print);
  try {
    await serve(prepared);
  } catch (error) {
    await prepared.database.close();
    throw error;
  }
  print(`Baksteen is at ${prepared.settings.publicUrl}`);
}

async function serve({ settings, database, drawn, calendars }: Prepared): Promise<void> {
  const services = await createServices({ settings, database, drawn, calendars });
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
  const stopWorking = () => Promise.all([stopMaking(), restQueues()]);
  stopGracefully({ server, services, database, stopWorking });
}
