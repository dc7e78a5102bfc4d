import cluster from 'node:cluster';
import type { GeneratedCalendars } from '../features/calendars/external/generated-calendars.ts';
import { seedCities } from '../features/cities/seed.ts';
import { fillSumTable } from '../features/estates/sums/sums.ts';
import { MAP_CELLS } from '../features/estates/sums/write-map-cells.ts';
import { OFFER_COUNTS } from '../features/estates/sums/write-offer-counts.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open.ts';
import type { DrawnPictures } from '../platform/media/drawn-pictures.ts';
import { checkStore } from '../platform/media/object-store/check-store.ts';
import { registerDrawings } from '../platform/media/register-drawings.ts';
import { describeOldFields, findIgnoredFields } from '../settings/agency.ts';
import { describeOldNames, RENAMED_VARIABLES } from '../settings/renamed-settings.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { checkAgencyIcon } from '../web/app-icons/agency-icon.ts';
import { loadDemo } from './load-demo.ts';

/** What every way of running the site needs. */
export interface PreparedSite {
  settings: Settings;
  /** The database with its cities, and the demo agency if the settings ask for it. */
  database: OpenDatabase;
  /** The pictures of the demo agency, if the site has it. */
  drawn: DrawnPictures;
  /** The external calendars of the demo agency's agents and rental units, if the site has it. */
  calendars: GeneratedCalendars;
}

/** Reads the settings, opens the database and seeds missing data. `print` writes a line to the terminal. */
export async function prepareSite(
  env: NodeJS.ProcessEnv,
  print: (message: string) => void,
): Promise<PreparedSite> {
  const settings = readSettings(env);
  await checkAgencyIcon(settings.agency.icon);
  // The primary checks these for its workers.
  if (cluster.isPrimary) {
    for (const line of describeOldNames(env, RENAMED_VARIABLES)) print(line);
    for (const line of describeOldFields(settings.agencyFile)) print(`AGENCY_FILE: ${line}`);
    for (const field of findIgnoredFields(settings.agencyFile))
      print(`AGENCY_FILE ${settings.agencyFile}: the field ${field} is unknown and ignored`);
    await checkStore(settings.mediaStore, print);
  }
  const database = await openDatabase(settings, print);
  try {
    const isDemoRequested = database.isEmbedded && settings.loadsDemo;
    const { drawn, calendars, importOnce } = await loadDemo(database.db, isDemoRequested, print);
    await seedCities(database.db, print);
    if (isDemoRequested) await importOnce(database.db, settings.agency, print);
    await fillSumTable(database.db, MAP_CELLS);
    await fillSumTable(database.db, OFFER_COUNTS);
    if (database.isEmbedded) await registerDrawings(database.db, drawn);
    return { settings, database, drawn, calendars };
  } catch (error) {
    await database.close();
    throw error;
  }
}
