/** Finds the project's folder, so that paths of files read at run time are the same for sources and bundle. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest parent folder of this module with a package.json, as an absolute path. */
export function findProjectRoot(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (folder === path.dirname(folder)) throw new Error(`No package.json above ${import.meta.dirname}`);
  }
}
