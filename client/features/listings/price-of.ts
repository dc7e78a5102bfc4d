import type { ListingsQuery } from './generated/listings.generated.ts';

export type Listing = ListingsQuery['listings'][number];

type ProjectListing = Extract<Listing, { __typename: 'Project' }>;

/** What a summary needs of a listing. */
export type Summarized =
  | Exclude<Listing, { __typename: 'Project' }>
  | Omit<ProjectListing, 'stage' | 'delivery' | 'entityCount' | 'availableCount'>;

/** Euros, as its card shows them: for a project and a rental unit (per week) the lowest; null: on request. */
export function priceOf(listing: Summarized): number | null {
  if (listing.__typename === 'RentalUnit') return listing.priceFromPerWeek ?? null;
  return (listing.__typename === 'Project' ? listing.priceFrom : listing.price) ?? null;
}
