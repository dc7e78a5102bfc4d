/** Addresses that contradict themselves: what the report says, and locations that cannot be right. */
import { blurLocation, type Location } from '../listing/blur-location.ts';
import type { ListingDraft } from '../listing/listing-draft.ts';
import { withValues } from '../listing/row-columns.ts';
import type { Tally } from '../report.ts';
import { isNear, maxKilometresTo, type TownAddress } from './settle-town.ts';
import type { Town } from './town-index.ts';

/** Systems write 0 for unknown coordinates. In Belgium the known town contradicts that point in the sea. */
export function withoutUnknownPoint(draft: ListingDraft): ListingDraft {
  const { address, location } = draft;
  const isUnknown = location?.latitude === 0 && location.longitude === 0;
  return isUnknown && address.country !== 'BE' ? withoutLocation(draft) : draft;
}

/** "9050 Gentbruge", as the feed has it; empty when it has neither. */
export function writtenTown({ postalCode, city }: TownAddress): string {
  return [postalCode, city].filter(Boolean).join(' ');
}

export function describeSettledTown(address: TownAddress, town: Town): string {
  return town.isFromFeed
    ? `${nameOf(town)} in ${town.country} is a new place`
    : `"${writtenTown(address)}" is read as ${nameOf(town)}`;
}

/**
 * A location that is swapped is corrected. One far from the town is dropped, because people check the town's name; the
 * home is then shown at its town, without its street, like a home without a location.
 */
export function locateNearTown(draft: ListingDraft, town: Town, tally: Tally): ListingDraft {
  const { location } = draft;
  if (!location || town.isFromFeed || isNear(location, town)) return draft;
  const swapped = { latitude: location.longitude, longitude: location.latitude };
  const isSwapped = isNear(swapped, town);
  tally.noteAddress(
    isSwapped
      ? `latitude and longitude are swapped in ${nameOf(town)}`
      : `the location is more than ${maxKilometresTo(town)} km from ${nameOf(town)}, not used`,
  );
  return isSwapped ? relocate(draft, swapped) : withoutLocation(draft);
}

function relocate(draft: ListingDraft, location: Location): ListingDraft {
  const { address, reference, values } = draft;
  const shown = address.hidden ? blurLocation(location, reference) : location;
  return { ...draft, location, values: withValues(values, { ...shown }) };
}

function withoutLocation(draft: ListingDraft): ListingDraft {
  const nothing = { latitude: null, longitude: null, street: null, number: null, box: null };
  return {
    ...draft,
    location: null,
    address: { ...draft.address, hidden: true },
    values: withValues(draft.values, { ...nothing, is_address_hidden: 'true' }),
  };
}

function nameOf({ postalCode, names }: Town): string {
  return `${postalCode} ${names.nl}`.trim();
}
