import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectRoot } from '../../platform/build/project-root.ts';

/** Reads the schema: the contents of all `.graphql` files of the API. */
export function readTypeDefs(): string[] {
  const folder = path.join(findProjectRoot(), 'graphql');
  const files = globSync('**/*.graphql', { cwd: folder }).sort();
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
