import type { FindEstates } from '../connected-feed.ts';
import { type Ending, type FileShape, RecordsFile } from '../records-file.ts';
import { ProjectGroups } from './project-groups.ts';
import type { Estate } from './read-pages.ts';

const MIB = 1024 ** 2;
const SHAPE: FileShape = { system: 'Whise', start: '{"estates":[', separator: ',', end: '\n]}\n' };

interface Limits {
  fileBytes?: number;
  /** Of projects and units, which wait in memory until all pages are read. */
  keptBytes: number;
}

const LIMITS: Limits = { keptBytes: 200 * MIB };

/** A file in the format of Whise with the estates of all pages and offices, each once. Faults end the reading. */
export class EstatesFile {
  private readonly file: RecordsFile;
  private readonly keptBytes: number;
  private readonly groups = new ProjectGroups();
  private readonly ids = new Set<number>();

  private constructor(file: RecordsFile, { keptBytes }: Limits) {
    this.file = file;
    this.keptBytes = keptBytes;
  }

  /** Runs `write` with the file, which is overwritten, and closes it. */
  static write<Result>(
    path: string,
    write: (file: EstatesFile) => Promise<Result>,
    limits = LIMITS,
  ): Promise<Result> {
    const { fileBytes } = limits;
    return RecordsFile.write({ path, shape: SHAPE, ...(fileBytes && { maxBytes: fileBytes }) }, (file) =>
      write(new EstatesFile(file, limits)),
    );
  }

  async add(estates: readonly Estate[]): Promise<Ending> {
    const others = estates.filter((estate) => {
      if (this.ids.has(estate.id)) return false;
      this.ids.add(estate.id);
      return !this.groups.keep(estate);
    });
    const { keptBytes } = this;
    if (this.groups.bytes > keptBytes)
      return { fault: `the projects of Whise and their units have more than ${keptBytes / MIB} MB` };
    return this.file.add(others.map((estate) => JSON.stringify(estate)));
  }

  /** Writes what belongs to projects. */
  async end(findEstates: FindEstates): Promise<Ending> {
    for (const estate of this.groups.list(await findEstates(this.groups.unitReferences))) {
      const ending = await this.file.add([JSON.stringify(estate)]);
      if (ending) return ending;
    }
    return null;
  }
}
