import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { PageFiles } from '../page.ts';
import { PAGES } from '../pages.ts';
import { findMessageKeys } from './find-message-keys.ts';
import { readMessageFiles } from './read-messages.ts';

const FILE_OF = new Map(
  [...readMessageFiles('en')].flatMap(([file, messages]) => Object.keys(messages).map((key) => [key, file])),
);
const KEYS = [...FILE_OF.keys()];
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

/** Returns the message files that a module may use, besides that of every page, each with a use. */
function filesOf(file: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const source of collectImports(file)) {
    const patterns = findMessageKeys(source, KEYS);
    for (const key of KEYS.filter((each) => patterns.some((pattern) => pattern.test(each)))) {
      const name = FILE_OF.get(key) as string;
      if (name !== 'common') files.set(name, `${source} says ${key}`);
    }
  }
  return files;
}

const missing = (file: string, loaded: readonly string[]) =>
  [...filesOf(file)].flatMap(([name, why]) => (loaded.includes(name) ? [] : [`${name}: ${why}`]));

const ROWS = SOURCES.flatMap(({ file, messages = [], deferred }) => [
  [file, messages] as const,
  ...(deferred ? [[deferred.file, [...messages, ...deferred.messages]] as const] : []),
]);

test.each(ROWS)('%s loads the messages that it uses', (file, loaded) => {
  expect(missing(file, loaded)).toEqual([]);
});
