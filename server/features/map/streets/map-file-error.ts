/** A file that cannot be used as `MAP_FILE`. Its message is a predicate, to be shown after the file's name. */
export class MapFileError extends Error {}

const CODES: Record<string, string> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
  EISDIR: 'is a folder',
  ENOTDIR: 'does not exist',
};

/** Returns why a file cannot be used; other errors of the operating system as they are. */
export function mapFileFault(error: unknown): string {
  if (error instanceof MapFileError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return CODES[code ?? ''] ?? `cannot be read: ${message}`;
}
