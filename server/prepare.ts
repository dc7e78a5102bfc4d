import { seedCities } from './cities/seed.ts';
import { type OpenDatabase, openDatabase } from './database/open.ts';
import { loadDemoOnce } from './demo/load.ts';
import { readSettings, type Settings } from './settings.ts';

/** What the site stands on, however it is run. */
export interface Prepared {
  settings: Settings;
  /** Knows the places; the site's own one also the demo agency. */
  database: OpenDatabase;
}

/** Reads the settings and fills the database with what it lacks. `say` tells a person at a terminal. */
export async function prepare(env: NodeJS.ProcessEnv, say: (message: string) => void): Promise<Prepared> {
  const settings = readSettings(env);
  const database = await openDatabase(settings, say);
  try {
    await seedCities(database.db, say);
    if (database.isEmbedded) await loadDemoOnce(database.db, say);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { settings, database };
}
