import { hash } from 'node:crypto';

/** Bits enough that no two objects have the same id; the token cannot be computed from it. */
const CHARACTERS = 22;

/** Returns the id of an object that belongs to a secret token, for the caches of clients. No argument accepts it. */
export function secretId(token: string): string {
  return hash('sha256', `id of ${token}`, 'base64url').slice(0, CHARACTERS);
}
