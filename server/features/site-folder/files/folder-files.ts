/** The files of a site folder, and those of the desk, by name; records which of them the site uses. */
import { distance } from 'fastest-levenshtein';
import * as v from 'valibot';
import type { Faults } from '../faults.ts';
import type { LastUsable } from './last-usable.ts';
import type { ListedFile } from './list-files.ts';
import { readJson } from './read-file.ts';

/** Files with fixed names, for slips in the names of others. */
const KNOWN = [
  ...['site.json', 'theme.json', 'theme.css', 'menu.json', 'logo.svg', 'logo-dark.svg', 'icon.svg'],
  ...['share.png', 'home.nl.md', 'home.fr.md', 'home.en.md', 'home.de.md'],
  ...['notice.json', 'hours.json', 'redirects.json'],
];
const MAX_SLIPS = 2;
const tableSchema = v.record(v.string(), v.unknown());

/** Files for people, not for the site. */
const NOTES = /(^|\/)(readme|licen[cs]e|notes)[^/]*$/i;

export class FolderFiles {
  readonly #ofFolder: ReadonlyMap<string, ListedFile>;
  readonly #ofDesk: ReadonlyMap<string, ListedFile>;
  /** Those of the folder, each replaced by the desk's with the same name. */
  readonly #files: ReadonlyMap<string, ListedFile>;
  readonly #used = new Set<string>();
  /** The keys of the folder's own tables. */
  readonly #keys = new Map<string, ReadonlySet<string>>();

  readonly #lastUsable: LastUsable;

  constructor(
    {
      ofFolder,
      ofDesk = [],
    }: { ofFolder: readonly ListedFile[]; ofDesk?: readonly ListedFile[] | undefined },
    lastUsable: LastUsable,
  ) {
    this.#lastUsable = lastUsable;
    this.#ofFolder = byName(ofFolder);
    this.#ofDesk = byName(ofDesk);
    this.#files = new Map([...this.#ofFolder, ...this.#ofDesk]);
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

  /**
   * Reads a table in JSON: the entries of the folder's file, each replaced by the desk's with the same key. An entry
   * that is null in the desk's file is left out.
   */
  async readTable(name: string, faults: Faults): Promise<Map<string, unknown>> {
    this.#used.add(name);
    const table = new Map<string, unknown>();
    for (const files of [this.#ofFolder, this.#ofDesk]) {
      const file = files.get(name);
      const entries = file && (await readJson(file, tableSchema, faults));
      for (const [key, entry] of Object.entries(entries ?? {})) table.set(key, entry);
      if (files === this.#ofFolder) this.#keys.set(name, new Set(table.keys()));
    }
    for (const [key, entry] of table) if (entry === null) table.delete(key);
    return table;
  }

  /** Whether the site folder itself has a file, or an entry of a table that was read. */
  isInFolder(name: string, key?: string): boolean {
    return key === undefined ? this.#ofFolder.has(name) : (this.#keys.get(name)?.has(key) ?? false);
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

const byName = (files: readonly ListedFile[]) => new Map(files.map((file) => [file.name, file]));
