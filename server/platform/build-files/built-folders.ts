import path from 'node:path';
import { findProjectRoot } from '../build/project-root.ts';

/** The folders of the build with browser files. */
export function builtFolders() {
  const built = path.join(findProjectRoot(), 'dist');
  return {
    clientFolder: path.join(built, 'client'),
    deskFolder: path.join(built, 'desk'),
    playgroundFolder: path.join(built, 'playground'),
  };
}
