/** For tests: finds the message keys used in a source file. */
import { readFileSync } from 'node:fs';

/**
 * Returns patterns for the keys in a source file: whole keys, keys with interpolated parts, or prefixes to
 * which a value is appended.
 */
export function findMessageKeys(file: string, keys: readonly string[]): RegExp[] {
  const features = [...new Set(keys.map((key) => key.split('.')[0]))].join('|');
  const key = new RegExp(`['"\`]((?:${features})\\.(?:[\\w.]|\\$\\{[^}]*\\})+)['"\`]`, 'g');
  const isBeginning = (found: string) =>
    !keys.includes(found) && keys.some((known) => known.startsWith(`${found}.`));
  return [...readFileSync(file, 'utf8').matchAll(key)].map(([, found = '']) => {
    const pattern = found.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+');
    return new RegExp(isBeginning(found) ? `^${pattern}\\.[\\w-]+$` : `^${pattern}$`);
  });
}
