import { kilometresBetween } from '../../shared/geography/plane.ts';
import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import type { ListingParent } from '../listings/fields.ts';
import { isDescribed } from '../listings/visibility.ts';
import type { NearbyOfficeParent } from './parents.ts';

/** Offices further away are not shown as nearby. */
const MAX_KILOMETRES = 50;

/** The office nearest to the displayed location of a listing. */
export async function findNearestOffice(
  { listing, locale }: ListingParent,
  context: GraphContext,
): Promise<NearbyOfficeParent | null> {
  if (!isDescribed(listing.status)) return null;
  // A blurred location does not justify more precision.
  return findOfficeNear(listing, { locale, stepsPerKilometre: listing.isAddressHidden ? 2 : 10 }, context);
}

interface Precision {
  locale: Locale;
  /** The distance is rounded to this part of a kilometre. */
  stepsPerKilometre: number;
}

/** The office nearest to a point; null when it is further than 50 km. */
export async function findOfficeNear(
  point: { latitude: number; longitude: number },
  { locale, stepsPerKilometre: steps }: Precision,
  { ports }: GraphContext,
): Promise<NearbyOfficeParent | null> {
  const offices = (await ports.offices.list()).map((office) => {
    return { office: { office, locale }, kilometres: kilometresBetween(point, office) };
  });
  const nearest = offices.toSorted((a, b) => a.kilometres - b.kilometres)[0];
  if (!nearest || nearest.kilometres > MAX_KILOMETRES) return null;
  return { ...nearest, kilometres: Math.max(1, Math.round(nearest.kilometres * steps)) / steps };
}
