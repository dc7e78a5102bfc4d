import { type StreetAddress, streetLine } from './street-line.ts';
import { type LabelledTown, townLabel } from './town-label.ts';

/** An address with its town. */
export type TownAddress = StreetAddress & { city: LabelledTown };

/** Returns an address on one line: "Kouter 1, 9000 Gent", or the town alone when the street is not public. */
export function addressLine(address: TownAddress): string {
  return [streetLine(address), townLabel(address.city)].filter(Boolean).join(', ');
}
