/** Reads the message files from the disk. Used by servers and tests only. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../shared/locales.ts';

/** The messages of a file by their keys. */
type Messages = Record<string, string>;

/** Returns the message files of a language by their names, such as `estates/facts`. */
export function readMessageFiles(locale: Locale, root = '.'): Map<string, Messages> {
  const folder = path.join(root, 'locales', locale);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
  return new Map(
    files.map((file) => [
      file.replace(/\.json$/, '').replaceAll('\\', '/'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}

/** Returns all messages of a language. */
export function readMessages(locale: Locale, root = '.'): Messages {
  return Object.assign({}, ...readMessageFiles(locale, root).values());
}
