import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { PageFiles } from '../page.ts';
import { PAGES } from '../pages.ts';
import { findMessageKeys } from './find-message-keys.ts';
import { messagePart } from './message-parts.ts';

const KEYS = Object.keys(JSON.parse(readFileSync('locales/en.json', 'utf8')));
const SOURCES: readonly PageFiles[] = PAGES.flatMap((page) => [page, ...Object.values(page.variants ?? {})]);

/** Returns the paths of a module and all its static imports. */
function collectImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|\} from) ?.*?'(\.[^']+\.tsx?)';$/gm);
  for (const [line, found = ''] of imports)
    if (!line.startsWith('import type')) collectImports(path.join(path.dirname(file), found), seen);
  return seen;
}

/** Returns the message parts that a module may use, besides the messages of every page. */
function partsOf(file: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const source of collectImports(file)) {
    const patterns = findMessageKeys(source, KEYS);
    for (const key of KEYS.filter((each) => patterns.some((pattern) => pattern.test(each)))) {
      const part = messagePart(key);
      if (part) parts.set(part, `${source} says ${key}`);
    }
  }
  return parts;
}

const missing = (file: string, loaded: readonly string[]) =>
  [...partsOf(file)].flatMap(([part, why]) => (loaded.includes(part) ? [] : [`${part}: ${why}`]));

const ROWS = SOURCES.flatMap(({ file, messages = [], deferred }) => [
  [file, messages] as const,
  ...(deferred ? [[deferred.file, [...messages, ...deferred.messages]] as const] : []),
]);

test.each(ROWS)('%s loads the messages that it uses', (file, parts) => {
  expect(missing(file, parts)).toEqual([]);
});
