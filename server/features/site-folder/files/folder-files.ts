/** The files of a site folder by name; records which of them the site uses. */
import { distance } from 'fastest-levenshtein';
import type { Faults } from '../faults.ts';
import type { LastUsable } from './last-usable.ts';
import type { ListedFile } from './list-files.ts';

/** Files with fixed names, for slips in the names of others. */
const KNOWN = [
  ...['site.json', 'theme.json', 'theme.css', 'menu.json', 'logo.svg', 'logo-dark.svg', 'icon.svg'],
  ...['share.png', 'home.nl.md', 'home.fr.md', 'home.en.md', 'home.de.md'],
];
const MAX_SLIPS = 2;
/** Files for people, not for the site. */
const NOTES = /(^|\/)(readme|licen[cs]e|notes)[^/]*$/i;

export class FolderFiles {
  readonly #files: ReadonlyMap<string, ListedFile>;
  readonly #used = new Set<string>();

  readonly #lastUsable: LastUsable;

  constructor(files: readonly ListedFile[], lastUsable: LastUsable) {
    this.#lastUsable = lastUsable;
    this.#files = new Map(files.map((file) => [file.name, file]));
  }

  /** Returns a file, which counts as used; undefined when there is none. */
  find(name: string): ListedFile | undefined {
    this.#used.add(name);
    return this.#files.get(name);
  }

  /** Returns the content of a file, or the last usable one when it is wrong (null). */
  orLast<Content>(name: string, content: Content | null): Content | null {
    return this.#lastUsable.orLast(name, content);
  }

  /** Returns the files whose names match, with the groups of the match; they count as used. */
  match(pattern: RegExp): { file: ListedFile; groups: Record<string, string> }[] {
    return [...this.#files.values()].flatMap((file) => {
      const match = pattern.exec(file.name);
      if (!match) return [];
      this.#used.add(file.name);
      return [{ file, groups: { ...match.groups } }];
    });
  }

  /** Reports the files that the site does not use. */
  reportUnused(faults: Faults): void {
    for (const name of this.#files.keys())
      if (!this.#used.has(name) && !NOTES.test(name)) {
        const meant = KNOWN.find((known) => distance(name.toLowerCase(), known) <= MAX_SLIPS);
        faults.add(name, `is not used by the site${meant ? `; do you mean ${meant}?` : ''}`);
      }
  }
}
