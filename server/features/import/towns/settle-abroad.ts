/**
 * Settles which town abroad an address means. Only a few towns abroad are in our tables: any other comes from the feed,
 * once for each name, because a town has many postal codes and a feed often none.
 */
import type { Location } from '../listing/blur-location.ts';
import type { NewTown } from './new-town.ts';
import { isNear, postalCodeKey, type SettledTown, type TownAddress } from './settle-town.ts';
import type { Town, TownIndex } from './town-index.ts';
import { looseKey, nameKey, namesIn, shownName } from './typed-names.ts';

export interface AddressAbroad extends TownAddress {
  province?: string | null | undefined;
}

/** `create` stores a town that the tables do not have. Null: the address names no town, or nothing says where it is. */
export async function settleAbroad(
  address: AddressAbroad,
  point: Location | null,
  { towns, create }: { towns: TownIndex; create(town: NewTown): Promise<Town | null> },
): Promise<SettledTown | null> {
  const { country, province } = address;
  const { names } = namesIn(address.city ?? '');
  const inCode = towns.inCode(country, postalCodeKey(address));
  const loose = new Set(names.map(looseKey));
  const found =
    inCode.find((town) => town.keys.some((key) => loose.has(looseKey(key)))) ??
    names.flatMap((name) => towns.named(country, name)).find((town) => isSame(town, { point, province }));
  if (found) return { town: found, isDoubtful: false };
  const name = shownName(address.city ?? '');
  if (name === '') return inCode[0] ? { town: inCode[0], isDoubtful: true } : null;
  const location = point ?? (province ? towns.inProvince(country, province)[0]?.location : null);
  if (!location) return null;
  const town = await create({ country, name, province: province ?? '', location });
  return town && { town, isDoubtful: true };
}

function isSame(
  town: Town,
  { point, province }: { point: Location | null; province?: string | null | undefined },
) {
  if (point) return isNear(point, town);
  return !province || nameKey(province) === nameKey(town.province);
}
