/** For tests: which sentences a source says. */
import { readFileSync } from 'node:fs';

/** Keys as they stand in a source: whole, or with parts that are filled in. */
export function keysIn(file: string, keys: readonly string[]): RegExp[] {
  const features = [...new Set(keys.map((key) => key.split('.')[0]))].join('|');
  const key = new RegExp(`['"\`]((?:${features})\\.(?:[\\w.]|\\$\\{[^}]*\\})+)['"\`]`, 'g');
  return [...readFileSync(file, 'utf8').matchAll(key)].map(
    ([, found = '']) => new RegExp(`^${found.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
}
