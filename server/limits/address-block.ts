import { isIP } from 'node:net';

const MAPPED = ['0', '0', '0', '0', '0', 'ffff'];

/**
 * What stands for one visitor's line: an IPv4 address, or the /64 of an IPv6 one, which is what a household gets.
 * Whatever is no address shares one block.
 */
export function addressBlock(address: string): string {
  const bare = address.replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 4) return bare;
  if (version !== 6) return 'unknown';
  const groups = groupsOf(bare);
  if (!MAPPED.every((group, index) => groups[index] === group)) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups of an IPv6 address; URLs spell it in one way only. */
function groupsOf(address: string): string[] {
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [start = '', end] = spelled.split('::');
  const head = start ? start.split(':') : [];
  const tail = end ? end.split(':') : [];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
