/** Finds the project's folder: files that are read at run time have the same path for sources and bundle. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder above this module that has a package.json, absolute. */
export function findProjectRoot(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (folder === path.dirname(folder)) throw new Error(`No package.json above ${import.meta.dirname}`);
  }
}
