/** The project's migrations. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findProjectRoot } from '../build/project-root.ts';

export interface Migration {
  /** The file name. */
  name: string;
  sql: string;
}

/** Returns the migrations in order. */
export async function readMigrations(
  folder = path.join(findProjectRoot(), 'server/platform/database/migrations'),
): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(path.join(folder, name), 'utf8') })),
  );
}

/** The latest number of the comments that `lint/check-migrations.ts` requires; null: the migration removes nothing. */
export function unusedSince({ sql: text }: Migration): string | null {
  const numbers = [...text.matchAll(/^\s*-- unused since (\d{3})/gm)].map(([, number = '']) => number);
  return numbers.sort().at(-1) ?? null;
}

export function checksumOf(migration: Migration): string {
  return createHash('sha256').update(migration.sql.replaceAll('\r\n', '\n')).digest('hex');
}
