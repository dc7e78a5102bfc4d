/** The process of the site: settings, database, services, app, listening, and a graceful end. */
import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { seedCities } from './cities/seed.ts';
import { type OpenDatabase, openDatabase } from './database/open.ts';
import { loadDemoOnce } from './demo/load.ts';
import { createServices } from './services.ts';
import { readSettings, type Settings } from './settings.ts';
import { stopGracefully } from './stop.ts';

/** Starts the site; resolves once it listens. `say` tells a person at a terminal what is going on. */
export async function main(env: NodeJS.ProcessEnv, say: (message: string) => void): Promise<void> {
  const settings = readSettings(env);
  const database = await openDatabase(settings, say);
  try {
    await serve(settings, database, say);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(
  settings: Settings,
  database: OpenDatabase,
  say: (message: string) => void,
): Promise<void> {
  await seedCities(database.db, say);
  if (database.isEmbedded) await loadDemoOnce(database.db, say);
  const services = await createServices({ settings, database });
  const server = createServer(createApp(services));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`PORT ${settings.port} is taken by another program.`) : error,
      ),
    );
    server.listen(settings.port, resolve);
  });
  stopGracefully({ server, services, database });
  say(`Baksteen is at ${settings.publicUrl}`);
}
