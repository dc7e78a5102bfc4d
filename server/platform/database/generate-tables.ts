/**
 * Writes generated/tables.ts from the migrated schema. With --verify it fails when the file differs.
 * `npm run generate:tables`, `npm run check:tables`.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProjectRoot } from '../build/project-root.ts';
import { writeGenerated } from '../build/write-generated.ts';
import { connectionUrl } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

const silent = () => {};

/** Types of columns with closed vocabularies (kysely-codegen.json); the tool cannot import them beside TypeScript 7. */
const IMPORTS = `import type { Country, Region } from '../../../../shared/cities/vocabulary.ts';
import type { EpcLabel, EstateSubType, EstateType } from '../../../../shared/estates/vocabulary.ts';
import type { HolidayFacility } from '../../../../shared/holiday/vocabulary.ts';
import type { StatusCode, Transaction } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { ProjectStage } from '../../../../shared/projects/vocabulary.ts';
`;

/** Generates the types from the migrated schema of a temporary database. */
export async function generateTables(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'baksteen-tables-'));
  const server = await startEmbedded({ directory, log: silent, isDurable: false });
  try {
    await migrate(server.connection, silent);
    const generated = await runCodegen(connectionUrl(server.connection), path.join(directory, 'tables.ts'));
    return generated.replace(/(?=import type)/, IMPORTS);
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function runCodegen(url: string, outFile: string): Promise<string> {
  const config = path.join(findProjectRoot(), 'server/platform/database/kysely-codegen.json');
  const library = createRequire(import.meta.url).resolve('kysely-codegen');
  const program = path.join(path.dirname(library), 'cli/bin.js');
  const args = [program, '--config-file', config, '--url', url, '--out-file', outFile];
  await promisify(execFile)(process.execPath, args).catch((error) => {
    throw new Error(`${error.stdout}${error.stderr}`.trim(), { cause: error });
  });
  return readFile(outFile, 'utf8');
}

if (import.meta.main)
  await writeGenerated(
    'server/platform/database/generated/tables.ts',
    await generateTables(),
    'generate:tables',
  );
