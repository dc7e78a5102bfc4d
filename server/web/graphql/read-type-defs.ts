import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectRoot } from '../../platform/build/project-root.ts';

/** Reads the schema: the contents of all `.graphql` files of the API. */
export const readTypeDefs = (): string[] => readSchemaFiles('**/*.graphql');

/** Reads what the desk adds to the schema. */
export const readDeskTypeDefs = (): string[] => readSchemaFiles('desk/**/*.graphqls');

function readSchemaFiles(pattern: string): string[] {
  const folder = path.join(findProjectRoot(), 'graphql');
  const files = globSync(pattern, { cwd: folder }).sort();
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
