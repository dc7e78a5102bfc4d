import { type FileHandle, open } from 'node:fs/promises';
import type { FindEstates } from '../connected-feed.ts';
import { ProjectGroups } from './project-groups.ts';
import type { Estate } from './read-pages.ts';

const MIB = 1024 ** 2;
/** As large as a feed that is downloaded; projects and units wait in memory until all pages are read. */
const LIMITS = { fileBytes: 2048 * MIB, keptBytes: 200 * MIB };

type Ending = { fault: string } | null;

/** A file in the format of Whise with the estates of all pages and offices, each once. Faults end the reading. */
export class EstatesFile {
  private readonly handle: FileHandle;
  private readonly limits: typeof LIMITS;
  private readonly groups = new ProjectGroups();
  private readonly ids = new Set<number>();
  private bytes = 0;

  private constructor(handle: FileHandle, limits: typeof LIMITS) {
    this.handle = handle;
    this.limits = limits;
  }

  /** Runs `write` with the file, which is overwritten, and closes it. */
  static async write<Result>(
    path: string,
    write: (file: EstatesFile) => Promise<Result>,
    limits = LIMITS,
  ): Promise<Result> {
    const handle = await open(path, 'w');
    try {
      await handle.write('{"estates":[');
      return await write(new EstatesFile(handle, limits));
    } finally {
      await handle.close();
    }
  }

  async add(estates: readonly Estate[]): Promise<Ending> {
    const others = estates.filter((estate) => {
      if (this.ids.has(estate.id)) return false;
      this.ids.add(estate.id);
      return !this.groups.keep(estate);
    });
    const { keptBytes } = this.limits;
    if (this.groups.bytes > keptBytes)
      return { fault: `the projects of Whise and their units have more than ${keptBytes / MIB} MB` };
    return this.append(others);
  }

  /** Writes what belongs to projects, and the end of the list. */
  async end(findEstates: FindEstates): Promise<Ending> {
    for (const estate of this.groups.list(await findEstates(this.groups.unitReferences))) {
      const ending = await this.append([estate]);
      if (ending) return ending;
    }
    await this.handle.write('\n]}\n');
    return null;
  }

  private async append(estates: readonly object[]): Promise<Ending> {
    if (estates.length === 0) return null;
    const lines = estates.map((estate) => `\n${JSON.stringify(estate)}`);
    const content = Buffer.from(`${this.bytes === 0 ? '' : ','}${lines.join(',')}`);
    this.bytes += content.length;
    const { fileBytes } = this.limits;
    if (this.bytes > fileBytes) return { fault: `Whise sends more than ${fileBytes / MIB} MB` };
    await this.handle.write(content);
    return null;
  }
}
