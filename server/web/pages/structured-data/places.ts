/** Addresses and positions, only as exact as the page shows them. */
import type { GeoCoordinates, PostalAddress } from 'schema-dts';
import type { TownAddress } from '../../../../shared/towns/address-line.ts';
import { streetLine } from '../../../../shared/towns/street-line.ts';

export function postalAddress(address: TownAddress): PostalAddress {
  const { city } = address;
  const streetAddress = streetLine(address);
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    postalCode: city.postalCode,
    addressLocality: city.name,
  };
}

interface Located {
  location: { latitude: number; longitude: number };
  isLocationBlurred: boolean;
}

/** Undefined when the page shows the neighbourhood only. */
export function exactPosition({ location, isLocationBlurred }: Located): GeoCoordinates | undefined {
  if (isLocationBlurred) return undefined;
  const { latitude, longitude } = location;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
