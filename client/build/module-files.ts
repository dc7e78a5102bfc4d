import path from 'node:path';
import type { Plugin } from 'vite';

const MAIN = 'server/main.ts';
const SERVER_MODULE = /^(server|graphql|shared)\/.*\.ts$/;

/** Whether a module belongs to the folders of the server. Those of `client/` include code for browsers only. */
export function isServerModule(id: string): boolean {
  return SERVER_MODULE.test(nameOf(id));
}

/**
 * Gives each module of the server's build a file that exports what the module exports. Tests import these files instead
 * of the sources, so that they test the code that ships.
 */
export function moduleFiles(): Plugin {
  return {
    name: 'module-files',
    moduleParsed({ id }) {
      if (!isServerModule(id) || nameOf(id) === MAIN) return;
      const fileName = `modules/${nameOf(id).replace(/\.ts$/, '.js')}`;
      this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' });
    },
  };
}

/** The path of a module within the project. */
function nameOf(id: string): string {
  return path.relative(process.cwd(), id).replaceAll('\\', '/');
}
