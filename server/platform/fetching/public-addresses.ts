import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Parses addresses and networks such as `10.1.0.0/16`; throws on an invalid entry. */
export function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Whether fetching from an address is allowed. Both lists treat `::ffff:10.0.0.1` as 10.0.0.1. */
function mayBeFetchedFrom(address: string, allowed: BlockList): boolean {
  return allowed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') || isPublic(address);
}

/** IPv4-compatible IPv6 addresses (`::10.0.0.1`) are deprecated; the library treats them as ordinary ones. */
const CONTAINED_IPV4 = ipaddr.IPv6.parseCIDR('::/96');

/** Whether an address is in none of IANA's registries of special-purpose addresses. */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.match(CONTAINED_IPV4)) return false;
  return parsed.range() === 'unicast';
}

/**
 * The address to connect to for a host name or literal address; null when the name has none, or when any of its
 * addresses is not public.
 * @throws when the DNS lookup fails temporarily.
 */
export async function findPublicAddress(
  hostname: string,
  allowed: BlockList,
): Promise<{ address: string; family: number } | null> {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(literal)
    ? [{ address: literal, family: isIP(literal) }]
    : await lookup(literal, { all: true, order: 'verbatim' }).catch(noneUnlessPassing);
  const areOpen = found.every(({ address }) => mayBeFetchedFrom(address, allowed));
  return areOpen ? (found[0] ?? null) : null;
}

function noneUnlessPassing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'EAI_AGAIN') throw error;
  return [];
}
