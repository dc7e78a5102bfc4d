import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** A site of 80 pages in four languages with a picture each has 400 files. */
const MAX_FILES = 1000;
const MAX_DEPTH = 3;

export interface ListedFile {
  /** Path from the folder, with slashes. */
  name: string;
  /** Size in bytes. */
  size: number;
  /** Changes when the file changes. */
  stamp: string;
  /** @throws an error with a `code` when the file cannot be read. */
  read(): Promise<Buffer>;
}

/**
 * Lists the files of a folder and its folders, by name; hidden ones are left out. Symbolic links may not leave the
 * folder.
 * @throws the error of the operating system when the folder cannot be read, or an error when it has too many files.
 */
export async function listFiles(folder: string): Promise<ListedFile[]> {
  const root = await realpath(folder);
  const files: ListedFile[] = [];
  const visit = async (inner: string, depth: number): Promise<void> => {
    const entries = await readdir(path.join(folder, inner)).catch((error) => {
      if (depth === 1) throw error;
      return [];
    });
    for (const entry of entries.toSorted()) {
      if (entry.startsWith('.')) continue;
      const name = path.posix.join(inner, entry);
      const file = await realpath(path.join(folder, name)).catch(() => null);
      if (!file?.startsWith(root + path.sep)) continue;
      // A file may vanish meanwhile.
      const stats = await stat(file).catch(() => null);
      if (stats?.isDirectory() && depth < MAX_DEPTH) await visit(name, depth + 1);
      if (stats?.isFile()) {
        const { size, mtimeMs } = stats;
        files.push({ name, size, stamp: `${size} ${mtimeMs}`, read: () => readFile(file) });
      }
      if (files.length > MAX_FILES) throw new Error(`it has more than ${MAX_FILES} files`);
    }
  };
  await visit('', 1);
  return files;
}

/** Identifies a state of the files. */
export function stampOf(files: readonly ListedFile[]): string {
  return files.map(({ name, stamp }) => `${name} ${stamp}`).join('\n');
}
