/** A database with the places, feeds to load into it, and a look at what they left. */
import { importFeed } from '../../server/import/import-feed.ts';
import type { ImportReport } from '../../server/import/report.ts';
import { createTestDatabase } from '../support/database/database.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
export const LATER = new Date('2026-12-01T06:00:00Z');

export interface Catalogue {
  load(lines: string[], now?: Date, allowRemovals?: boolean): Promise<ImportReport>;
  // biome-ignore lint/suspicious/noExplicitAny: rows are as various as the questions
  rows(text: string, ...values: unknown[]): Promise<any[]>;
  /** Where each row of the tables lies, in which version: the same when nothing was written. */
  versions(tables: string[]): Promise<unknown[]>;
  drop(): Promise<void>;
}

export async function createCatalogue(): Promise<Catalogue> {
  const { db, pool, drop } = await createTestDatabase('places');
  const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows;
  return {
    load: (lines, now = NOW, allowRemovals = true) =>
      importFeed(db, lines, { source: 'test', now, allowRemovals }),
    rows,
    versions: (tables) => Promise.all(tables.map((table) => rows(`select xmin, ctid from ${table}`))),
    drop,
  };
}
