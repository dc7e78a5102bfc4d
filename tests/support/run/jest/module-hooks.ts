/** How the test processes load what Node itself cannot. */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { moduleFileOf } from '../../../../client/build/module-files.ts';

const fileBeside = (name: string) => new URL(name, import.meta.url).href;

/** Modules loaded instead of others: style sheets and drawings have no meaning without a browser. */
const REPLACEMENTS: [RegExp, string][] = [
  [/^@jest\/globals$/, fileBeside('./jest-globals.ts')],
  [/\.css$/, fileBeside('../../empty.ts')],
  [/\.svg(\?.*)?$/, fileBeside('../../svg.ts')],
];

/** The environment variable with which the runner chooses the built modules of the server instead of its sources. */
export const BUILT_MODULES = 'TEST_BUILT_MODULES';

/** Compiles JSX and replaces the modules above, for all modules that are loaded afterwards. */
export function registerModuleHooks(): void {
  const findModule = process.env[BUILT_MODULES] ? findBuiltModule : (url: string) => url;
  registerHooks({
    resolve(specifier, context, next) {
      const url = REPLACEMENTS.find(([pattern]) => pattern.test(specifier))?.[1];
      if (url) return { url, shortCircuit: true };
      const resolved = next(specifier, context);
      return { ...resolved, url: findModule(resolved.url) };
    },
    load(url, context, next) {
      if (!url.endsWith('.tsx')) return next(url, context);
      return { format: 'module', source: compileJsx(fileURLToPath(url)), shortCircuit: true };
    },
  });
}

/** Returns the URL of the file that the build has for a module of the server; other modules stay as they are. */
function findBuiltModule(url: string): string {
  const file = url.startsWith('file:') ? moduleFileOf(fileURLToPath(url)) : null;
  const built = file && path.resolve('dist/server', file);
  return built && existsSync(built) ? pathToFileURL(built).href : url;
}

/** Compiles a module with JSX; its source map is within the code. */
export function compileJsx(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  return code;
}
