import type { FileOrigin } from '../feed/file-origin.ts';
import { ImportStopped } from '../feed/import-stopped.ts';

/**
 * Checks that a file is no older than the one imported last, and of the same agency, as far as both say so.
 * @throws ImportStopped when it is an older file or another agency's.
 */
export function checkOrigin(file: FileOrigin, last: FileOrigin, feed: string): void {
  const hint = `npm run feeds -- read ${feed} if this is meant`;
  if (file.createdAt && last.createdAt && file.createdAt < last.createdAt) {
    throw new ImportStopped(
      `the file was written at ${file.createdAt}, before the one imported last (${last.createdAt}; ${hint})`,
    );
  }
  if (file.agency && last.agency && file.agency !== last.agency) {
    throw new ImportStopped(
      `the file is of the agency "${file.agency}", the one imported last of "${last.agency}" (${hint})`,
    );
  }
}

/** Returns the origin to compare later files with. A date in the future would stop them all. */
export function limitToPresent(origin: FileOrigin, now: Date): FileOrigin {
  const present = now.toISOString();
  const isInFuture = origin.createdAt !== null && origin.createdAt > present;
  return isInFuture ? { ...origin, createdAt: present } : origin;
}
