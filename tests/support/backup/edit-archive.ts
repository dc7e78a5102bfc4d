/** Edits the entries of a backup, and writes a valid archive again. */
import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import tar from 'tar-stream';

/** Returns the new content of an entry; null removes the entry. */
type Edit = (name: string, bytes: Buffer) => Buffer | null;

export async function editArchive(from: string, to: string, edit: Edit): Promise<void> {
  const extract = tar.extract();
  extract.end(zstdDecompressSync(await readFile(from)));
  const pack = tar.pack();
  const packed = buffer(pack);
  for await (const entry of extract) {
    const { name } = entry.header;
    const bytes = edit(name, await buffer(entry as AsyncIterable<Buffer>));
    if (bytes) pack.entry({ name }, bytes);
  }
  pack.finalize();
  await writeFile(to, zstdCompressSync(await packed));
}

/** Returns an edit of the JSON of the entry with this name. */
export const editJson =
  (entry: string, change: (value: Record<string, unknown>) => object): Edit =>
  (name, bytes) =>
    name === entry ? Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString())))) : bytes;
