import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Nothing that can be reached from everywhere lies here (IANA's registries of special-purpose addresses). */
const SPECIAL = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
  ...['3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

/** Addresses and networks such as `10.1.0.0/16`; throws where one is neither. */
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

const special = addressList(SPECIAL);

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether pictures may be fetched from it. Node reads `::ffff:10.0.0.1` as 10.0.0.1 here. */
function mayBeFetchedFrom(address: string, allowed: BlockList): boolean {
  return isIn(allowed, address) || !isIn(special, address);
}

/**
 * The address to connect to for a host name or literal address: null when the name has none, or when any of
 * its addresses is not public.
 * @throws when the name cannot be looked up just now
 */
export async function findPublicAddress(
  hostname: string,
  allowed: BlockList,
): Promise<{ address: string; family: number } | null> {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(literal)
    ? [{ address: literal, family: isIP(literal) }]
    : await lookup(literal, { all: true, order: 'verbatim' }).catch(noneUnlessPassing);
  const isPublic = found.every(({ address }) => mayBeFetchedFrom(address, allowed));
  return isPublic ? (found[0] ?? null) : null;
}

function noneUnlessPassing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'EAI_AGAIN') throw error;
  return [];
}
