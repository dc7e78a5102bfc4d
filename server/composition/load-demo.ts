/** Loads the demo agency (`demo/`), which the image of a container has only on request. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import {
  type GeneratedCalendars,
  NO_GENERATED_CALENDARS,
} from '../features/calendars/external/generated-calendars.ts';
import { findProjectRoot } from '../platform/build/project-root.ts';
import type { Database } from '../platform/database/connect.ts';
import { type DrawnPictures, NO_DRAWINGS } from '../platform/media/drawn-pictures.ts';
import type { Agency } from '../settings/agency.ts';

/** The name of the demo agency among the sources of imports. */
const SOURCE = 'demo';

/** What a site uses of the demo agency. */
export interface Demo {
  drawn: DrawnPictures;
  calendars: GeneratedCalendars;
  /** Imports the agency into an empty catalogue, and updates a catalogue that an older version filled. */
  importOnce(db: Kysely<Database>, agency: Agency, print: (message: string) => void): Promise<void>;
}

export const NO_DEMO: Demo = {
  drawn: NO_DRAWINGS,
  calendars: NO_GENERATED_CALENDARS,
  importOnce: async () => {},
};

/**
 * Loads the demo agency if it is requested or the catalogue contains it, else returns `NO_DEMO`. A catalogue of an
 * agency's own works without its code. `print` reports pictures of the demo that are missing.
 * @throws when an empty catalogue is to be filled and the code of the demo is not installed.
 */
export async function loadDemo(
  db: Kysely<Database>,
  isRequested: boolean,
  print: (message: string) => void,
  root = findProjectRoot(),
): Promise<Demo> {
  const isStored = await hasImport(db, SOURCE);
  if (!isRequested && !isStored) return NO_DEMO;
  if (existsSync(path.join(root, 'demo'))) {
    const { createDemo } = await import('../../demo/demo.ts');
    return createDemo();
  }
  if (isRequested && !(await hasImport(db)))
    throw new Error(
      'The demo agency is not installed. Set AGENCY_FILE or DEMO=off, or build the container image with --build-arg DEMO=yes.',
    );
  if (isStored) print('The demo agency is not installed: its pictures and calendars are missing.');
  return NO_DEMO;
}

/** Whether the catalogue contains an import, of any source by default. */
async function hasImport(db: Kysely<Database>, source?: string): Promise<boolean> {
  const runs = db.selectFrom('import_run').select('id').limit(1);
  return Boolean(await (source ? runs.where('source', '=', source) : runs).executeTakeFirst());
}
