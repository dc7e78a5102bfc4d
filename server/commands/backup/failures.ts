/** Turns errors of files and connections into messages for the operator. */
import pg from 'pg';

const FILE_ERRORS: Record<string, string> = {
  ENOSPC: 'there is no space left on the device',
  EDQUOT: 'the quota of the disk is used up',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  EFBIG: 'the file is too large for the file system',
};

/** Returns the message of an error, or a plain sentence for the failures that an operator can repair. */
export function explainFailure(error: unknown): string {
  const { code, message, path } = error as NodeJS.ErrnoException;
  const reason = FILE_ERRORS[code ?? ''];
  if (reason) return `The file cannot be written: ${reason}${path ? ` (${path})` : ''}.`;
  // 42501: insufficient privilege. 53100: disk full.
  if (error instanceof pg.DatabaseError && code === '42501')
    return `The database denies a right: ${message}.`;
  if (error instanceof pg.DatabaseError && code === '53100')
    return `The disk of the database is full: ${message}. Nothing was changed.`;
  return message || String(code ?? error);
}
