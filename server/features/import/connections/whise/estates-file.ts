import { type FileHandle, open } from 'node:fs/promises';
import type { FindEstates } from '../connected-feed.ts';
import { ProjectGroups } from './project-groups.ts';
import type { Estate } from './read-pages.ts';

/** A file in the format of Whise with the estates of all pages and offices, each once. */
export class EstatesFile {
  private readonly handle: FileHandle;
  private readonly groups = new ProjectGroups();
  private readonly ids = new Set<number>();
  private isEmpty = true;

  private constructor(handle: FileHandle) {
    this.handle = handle;
  }

  /** Runs `write` with the file, which is overwritten, and closes it. */
  static async write<Result>(path: string, write: (file: EstatesFile) => Promise<Result>): Promise<Result> {
    const handle = await open(path, 'w');
    try {
      await handle.write('{"estates":[');
      return await write(new EstatesFile(handle));
    } finally {
      await handle.close();
    }
  }

  async add(estates: readonly Estate[]): Promise<void> {
    const others = estates.filter((estate) => {
      if (this.ids.has(estate.id)) return false;
      this.ids.add(estate.id);
      return !this.groups.keep(estate);
    });
    await this.append(others);
  }

  /** Writes what belongs to projects, and the end of the list. */
  async end(findEstates: FindEstates): Promise<void> {
    await this.append(this.groups.list(await findEstates(this.groups.unitReferences)));
    await this.handle.write('\n]}\n');
  }

  private async append(estates: readonly object[]): Promise<void> {
    if (estates.length === 0) return;
    const lines = estates.map((estate) => `\n${JSON.stringify(estate)}`);
    await this.handle.write(`${this.isEmpty ? '' : ','}${lines.join(',')}`);
    this.isEmpty = false;
  }
}
