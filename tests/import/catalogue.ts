/** A database with the places, functions that import feeds, and queries of the result. */
import { importFeed } from '../../server/features/import/import-feed.ts';
import { ALL_REMOVALS, DEFAULT_REMOVALS } from '../../server/features/import/removal-rules.ts';
import type { ImportReport } from '../../server/features/import/report.ts';
import { createTestDatabase } from '../support/database/database.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
export const LATER = new Date('2026-12-01T06:00:00Z');

export interface Catalogue {
  load(lines: string[], now?: Date, allowRemovals?: boolean): Promise<ImportReport>;
  // biome-ignore lint/suspicious/noExplicitAny: rows depend on the query
  rows(text: string, ...values: unknown[]): Promise<any[]>;
  /** Returns position and version of each row: unchanged when nothing was written. */
  versions(tables: string[]): Promise<unknown[]>;
  drop(): Promise<void>;
}

export async function createCatalogue(): Promise<Catalogue> {
  const { db, pool, drop } = await createTestDatabase('places');
  const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows;
  return {
    load: (lines, now = NOW, allowRemovals = true) =>
      importFeed(db, lines, {
        source: 'test',
        now,
        removals: allowRemovals ? ALL_REMOVALS : DEFAULT_REMOVALS,
      }),
    rows,
    versions: (tables) => Promise.all(tables.map((table) => rows(`select xmin, ctid from ${table}`))),
    drop,
  };
}
