import type { GraphContext } from '../context.ts';
import type { NearbyPlace } from '../generated/resolvers.ts';
import type { ListingParent } from '../listings/fields.ts';
import { isDescribed } from '../listings/visibility.ts';

/** At most this number of places of one kind. */
const MAX_OF_KIND = 2;
/** Distances are multiples of this number of metres. A blurred location does not justify more precision. */
const STEPS = { exact: 50, blurred: 500 };

/** The public places near the displayed location of a listing, nearest first. */
export async function findNearbyPlaces(
  { listing, locale }: ListingParent,
  { ports }: GraphContext,
): Promise<NearbyPlace[]> {
  if (!isDescribed(listing.status)) return [];
  const step = listing.isAddressHidden ? STEPS.blurred : STEPS.exact;
  const counts = new Map<string, number>();
  const places = await ports.publicPlaces.find(listing);
  return places.flatMap(({ kind, name, names, kilometres }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count > MAX_OF_KIND) return [];
    const metres = Math.max(1, Math.round((kilometres * 1000) / step)) * step;
    return [{ kind, name: names[locale] ?? name, metres }];
  });
}
