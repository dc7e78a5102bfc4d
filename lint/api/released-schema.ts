/**
 * The schema of the last release, with which the present one is compared. At a release,
 * `npm run schema:released -- <commit or tag>` writes it anew, and exceptions.data.ts is emptied.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema, printSchema } from 'graphql';
import { findProjectRoot } from '../../server/platform/build/project-root.ts';

const FILE = 'lint/api/generated/schema-of-last-release.graphql';
const HEADER = /^# (\S+), commit ([0-9a-f]{40})\n/;

/** A schema with the version and the commit of its release. */
export interface ReleasedSchema {
  version: string;
  commit: string;
  schema: GraphQLSchema;
}

export function readReleasedSchema(): ReleasedSchema {
  const text = readFileSync(path.join(findProjectRoot(), FILE), 'utf8');
  const [, version = '', commit = ''] = HEADER.exec(text) ?? [];
  return { version, commit, schema: buildSchema(text) };
}

/** Returns the text of the file for a commit, from its schema files and the version of its package. */
function printReleasedSchema(revision: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: findProjectRoot(), encoding: 'utf8' });
  const commit = git('rev-parse', `${revision}^{commit}`).trim();
  const show = (file: string) => git('show', `${commit}:${file}`);
  const files = git('ls-tree', '-r', '--name-only', commit, 'graphql').trim().split('\n');
  const texts = files.filter((file) => file.endsWith('.graphql')).map(show);
  const { version } = JSON.parse(show('package.json'));
  return `# ${version}, commit ${commit}\n${printSchema(buildSchema(texts.join('\n')))}\n`;
}

if (import.meta.main) {
  const [revision] = process.argv.slice(2);
  if (!revision) throw new Error('which commit: npm run schema:released -- <commit or tag>');
  writeFileSync(path.join(findProjectRoot(), FILE), printReleasedSchema(revision));
}
