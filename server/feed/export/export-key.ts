import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a value of the query is the key. Compares in constant time. */
export function isExportKey(value: unknown, key: string): boolean {
  if (typeof value !== 'string') return false;
  const [actual, expected] = [value, key].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(actual as Buffer, expected as Buffer);
}
