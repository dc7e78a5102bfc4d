/** The file of a folder that was read last, stored in place of the version that a server sends. */

export interface FolderPosition {
  name: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** No HTTP date begins so. */
export const POSITION_PREFIX = 'file ';

export function presentPosition({ name, changedAt }: FolderPosition): string {
  return `${POSITION_PREFIX}${changedAt} ${name}`;
}

/** Null for the version of a server. */
export function parsePosition(version: string | null): FolderPosition | null {
  if (!version?.startsWith(POSITION_PREFIX)) return null;
  const [changedAt = '', ...name] = version.slice(POSITION_PREFIX.length).split(' ');
  return { name: name.join(' '), changedAt: Number(changedAt) };
}
