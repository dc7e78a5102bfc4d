import { type FileHandle, open } from 'node:fs/promises';

const MIB = 1024 ** 2;
/** As large as a feed that is downloaded. */
const MAX_BYTES = 2048 * MIB;

export interface FileShape {
  /** The name of the system, for faults. */
  system: string;
  start: string;
  /** Between two records. */
  separator: string;
  end: string;
}

export type Ending = { fault: string } | null;

/** The file of a connected CRM, which is written record by record. Faults end the reading. */
export class RecordsFile {
  private readonly handle: FileHandle;
  private readonly shape: FileShape;
  private readonly maxBytes: number;
  private bytes = 0;

  private constructor(handle: FileHandle, shape: FileShape, maxBytes: number) {
    this.handle = handle;
    this.shape = shape;
    this.maxBytes = maxBytes;
  }

  /** Runs `write` with the file, which is overwritten, then ends and closes it. */
  static async write<Result>(
    { path, shape, maxBytes = MAX_BYTES }: { path: string; shape: FileShape; maxBytes?: number },
    write: (file: RecordsFile) => Promise<Result>,
  ): Promise<Result> {
    const handle = await open(path, 'w');
    try {
      await handle.write(shape.start);
      const result = await write(new RecordsFile(handle, shape, maxBytes));
      await handle.write(shape.end);
      return result;
    } finally {
      await handle.close();
    }
  }

  async add(records: readonly string[]): Promise<Ending> {
    if (records.length === 0) return null;
    const { system, separator } = this.shape;
    const lines = records.map((record) => `\n${record}`);
    const content = Buffer.from(`${this.bytes === 0 ? '' : separator}${lines.join(separator)}`);
    this.bytes += content.length;
    if (this.bytes > this.maxBytes) return { fault: `${system} sends more than ${this.maxBytes / MIB} MB` };
    await this.handle.write(content);
    return null;
  }
}
