import type { FileOrigin } from '../feed/file-origin.ts';
import { ImportStopped } from '../feed/import-stopped.ts';

/**
 * Checks that a file is no older than the one imported last, and of the same agency, as far as both say so.
 * @throws ImportStopped when it is an older file or another agency's.
 */
export function checkOrigin(file: FileOrigin, last: FileOrigin): void {
  if (file.createdAt && last.createdAt && file.createdAt < last.createdAt) {
    throw new ImportStopped(
      `the file was written at ${file.createdAt}, before the one imported last (${last.createdAt})`,
      'ACCEPT',
    );
  }
  if (file.agency && last.agency && file.agency !== last.agency) {
    throw new ImportStopped(
      `the file is of the agency "${file.agency}", the one imported last of "${last.agency}"`,
      'ACCEPT',
    );
  }
}

/**
 * Returns the origin to compare later files with. It keeps what a file does not say. A date in the future would stop
 * all later files.
 */
export function mergeOrigins(last: FileOrigin | null, file: FileOrigin, now: Date): FileOrigin {
  const present = now.toISOString();
  const createdAt = file.createdAt && file.createdAt > present ? present : file.createdAt;
  return { createdAt: createdAt ?? last?.createdAt ?? null, agency: file.agency ?? last?.agency ?? null };
}
