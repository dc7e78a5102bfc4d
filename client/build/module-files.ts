import path from 'node:path';
import type { Plugin } from 'vite';

const MAIN = 'server/main.ts';
const SERVER_MODULE = /^(server|graphql|shared)\/.*\.ts$/;
const DEMO_MODULE = /^demo\/.*\.ts$/;

/** Whether a module belongs to the folders of the server. Those of `client/` include code for browsers only. */
export const isServerModule = (id: string): boolean => SERVER_MODULE.test(nameOf(id));

/** Whether a module belongs to the demo agency, which the server loads on demand. */
export const isDemoModule = (id: string): boolean => DEMO_MODULE.test(nameOf(id));

/**
 * The file that exports what a module of the server or the demo exports, below `dist/server`; null for other modules.
 */
export function moduleFileOf(id: string): string | null {
  return isServerModule(id) || isDemoModule(id) ? `modules/${nameOf(id).replace(/\.ts$/, '.js')}` : null;
}

/**
 * Gives each module of the server's build a file that exports what the module exports. Tests import these files instead
 * of the sources, so that they test the code that ships.
 */
export function moduleFiles(): Plugin {
  return {
    name: 'module-files',
    moduleParsed({ id }) {
      const fileName = moduleFileOf(id);
      if (fileName && nameOf(id) !== MAIN)
        this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' });
    },
  };
}

/** The path of a module within the project. */
function nameOf(id: string): string {
  return path.relative(process.cwd(), id).replaceAll('\\', '/');
}
