/** Folders for the files of a feed while it is imported. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PREFIX = 'baksteen-feed-';
/** Longer than any import. */
const MAX_AGE_MS = 86_400_000;

/** Runs `use` with an empty folder, which is removed afterwards. */
export async function withTemporaryFolder<Result>(
  use: (folder: string) => Promise<Result>,
  parent = tmpdir(),
): Promise<Result> {
  await removeOldFolders(parent);
  const folder = await mkdtemp(path.join(parent, PREFIX));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** Removes folders of killed processes after a day. Skips those of other users, which cannot be removed. */
async function removeOldFolders(parent: string): Promise<void> {
  const names = await readdir(parent);
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const folder = path.join(parent, name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > MAX_AGE_MS)
      await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}
