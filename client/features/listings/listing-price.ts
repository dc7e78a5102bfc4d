import type { ListingsQuery } from './generated/listings.generated.ts';

export type Listing = ListingsQuery['listings'][number];

type ProjectListing = Extract<Listing, { __typename: 'Project' }>;

/** The fields that a summary needs of a listing. */
export type SummarizableListing =
  | Exclude<Listing, { __typename: 'Project' }>
  | Omit<ProjectListing, 'stage' | 'delivery' | 'entityCount' | 'kind' | 'availableCount'>;

/**
 * Returns the price on the listing's card in euros; null: on request. For a project and a rental unit (per
 * week) it is the lowest price.
 */
export function listingPrice(listing: SummarizableListing): number | null {
  if (listing.__typename === 'RentalUnit') return listing.priceFromPerWeek ?? null;
  return (listing.__typename === 'Project' ? listing.priceFrom : listing.price) ?? null;
}
