/** How the test processes load what Node itself cannot. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const fileBeside = (name: string) => new URL(name, import.meta.url).href;

/** Modules loaded instead of others: style sheets and drawings have no meaning without a browser. */
const REPLACEMENTS: [RegExp, string][] = [
  [/^@jest\/globals$/, fileBeside('./jest-globals.ts')],
  [/\.css$/, fileBeside('../../empty.ts')],
  [/\.svg(\?.*)?$/, fileBeside('../../svg.ts')],
];

/** Compiles JSX and replaces the modules above, for all modules that are loaded afterwards. */
export function registerModuleHooks(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const url = REPLACEMENTS.find(([pattern]) => pattern.test(specifier))?.[1];
      return url ? { url, shortCircuit: true } : next(specifier, context);
    },
    load(url, context, next) {
      if (!url.endsWith('.tsx')) return next(url, context);
      return { format: 'module', source: compileJsx(fileURLToPath(url)), shortCircuit: true };
    },
  });
}

function compileJsx(file: string): string {
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
