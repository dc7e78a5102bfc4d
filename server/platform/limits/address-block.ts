import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The key for rate limits by address: an IPv4 address, or the /64 network of an IPv6 address, which a household gets.
 * Invalid addresses share one block.
 */
export function addressBlock(address: string): string {
  // The library also parses plain numbers and octal digits as addresses.
  if (isIP(address) === 0) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
