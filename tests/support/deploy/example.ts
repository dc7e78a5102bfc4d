import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectRoot } from '../../../server/platform/build/project-root.ts';

/** The text in an example, and the text of the test in its place. */
export type Replacements = Readonly<Record<string, string>>;

/**
 * Returns a file of `deploy/` with the addresses, ports and files of a test.
 * @throws when the example lacks a text to replace.
 */
export function readExample(name: string, replacements: Replacements): string {
  const text = readFileSync(path.join(findProjectRoot(), 'deploy', name), 'utf8');
  return Object.entries(replacements).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/${name} has no ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}
