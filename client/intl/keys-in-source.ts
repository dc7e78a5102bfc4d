/** For tests: which sentences a source says. */
import { readFileSync } from 'node:fs';

/** Keys as they stand in a source: whole, with parts that are filled in, or their beginning, to which a value is added. */
export function keysIn(file: string, keys: readonly string[]): RegExp[] {
  const features = [...new Set(keys.map((key) => key.split('.')[0]))].join('|');
  const key = new RegExp(`['"\`]((?:${features})\\.(?:[\\w.]|\\$\\{[^}]*\\})+)['"\`]`, 'g');
  const isBeginning = (found: string) =>
    !keys.includes(found) && keys.some((known) => known.startsWith(`${found}.`));
  return [...readFileSync(file, 'utf8').matchAll(key)].map(([, found = '']) => {
    const pattern = found.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+');
    return new RegExp(isBeginning(found) ? `^${pattern}\\.[\\w-]+$` : `^${pattern}$`);
  });
}
