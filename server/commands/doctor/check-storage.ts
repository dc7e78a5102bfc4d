/** The disk of the data folder, and the object store. */
import { access, constants } from 'node:fs/promises';
import { type Finding, messageOf, ok, warning, wrong } from '../../composition/start-checks/finding.ts';
import { checkStore } from '../../platform/media/object-store/check-store.ts';
import type { Settings } from '../../settings/settings.ts';
import { MIN_FREE_BYTES, type ReadFreeBytes, readFreeBytes } from '../../web/health/disk-space.ts';

/** A backup, a day of pictures and the log of PostgreSQL fit in it. */
const ENOUGH_BYTES = 1_000_000_000;

export async function checkDisk(
  { dataDir }: Pick<Settings, 'dataDir'>,
  readFree: ReadFreeBytes = readFreeBytes,
): Promise<Finding> {
  const subject = 'disk';
  const fault = await access(dataDir, constants.R_OK | constants.W_OK).then(() => null, codeOf);
  if (fault === 'ENOENT')
    return warning(subject, `${dataDir} does not exist yet: the first start creates it.`);
  if (fault) return wrong(subject, `${dataDir} cannot be written (${fault}): correct its owner or DATA_DIR.`);
  const bytes = await readFree(dataDir);
  if (bytes === null) return warning(subject, `the free space of ${dataDir} cannot be read.`);
  const space = `${(bytes / 1e9).toFixed(1)} GB free for ${dataDir}`;
  if (bytes < MIN_FREE_BYTES) return wrong(subject, `${space}: forms are not accepted. Free some space.`);
  return bytes < ENOUGH_BYTES ? warning(subject, `${space}: free some space.`) : ok(subject, space);
}

const codeOf = (error: NodeJS.ErrnoException) => error.code ?? error.message;

/** Returns null without an object store. */
export async function checkObjectStore({
  mediaStore,
}: Pick<Settings, 'mediaStore'>): Promise<Finding | null> {
  if (!mediaStore) return null;
  const subject = 'object store';
  const faults: string[] = [];
  try {
    await checkStore(mediaStore, (fault) => void faults.push(fault));
  } catch (error) {
    return wrong(subject, `${messageOf(error)}.`);
  }
  const [fault] = faults;
  return fault ? wrong(subject, fault) : ok(subject, `${mediaStore.location} answers`);
}
