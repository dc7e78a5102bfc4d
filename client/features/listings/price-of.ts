import type { ListingsQuery } from './listings.generated.ts';

export type Listing = ListingsQuery['listings'][number];

/** Euros, as its card shows them: for a project and a rental unit (per week) the lowest; null: on request. */
export function priceOf(listing: Listing): number | null {
  if (listing.__typename === 'RentalUnit') return listing.priceFromPerWeek ?? null;
  return (listing.__typename === 'Project' ? listing.priceFrom : listing.price) ?? null;
}
