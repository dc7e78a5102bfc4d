import { DESK_PATH } from '../../../client/desk/desk-path.ts';

const PATTERN = /^\/desk([/?][^\\\s]*)?$/;
/** A longer address does not fit into a cookie. */
const MAX_LENGTH = 1000;

/** Returns an address of the desk; its first page for any other, which could be of another site. */
export function deskAddress(address: string | null): string {
  const isOwn = address && address.length <= MAX_LENGTH && PATTERN.test(address) && !address.includes('//');
  // A path with dots can lead elsewhere.
  return isOwn && PATTERN.test(new URL(address, 'http://site').pathname) ? address : DESK_PATH;
}
