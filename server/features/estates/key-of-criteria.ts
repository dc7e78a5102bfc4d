import { hash } from 'node:crypto';
import type { EstateSearch } from '../../../graphql/estates/ports.ts';

/** Returns a key for caches: a hash, because a drawn outline can be long. Only words depend on the language. */
export function keyOfCriteria({ criteria, locale }: EstateSearch): string {
  const parts = [criteria, criteria.text === undefined ? null : locale];
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
