import type { ViewedListingQuery } from './booking/generated/booking.generated.ts';
import type {
  ViewedEntityFragment,
  ViewedEstateFragment,
  ViewedProjectFragment,
} from './generated/viewed-listing.generated.ts';

/** What can be viewed. Its fragments are of single types: the browser's cache does not know which types a union has. */
export type Viewed = ViewedEstateFragment | ViewedProjectFragment | ViewedEntityFragment;

/** As the API answers it: a rental unit is never viewed. */
export type AnyListing = Viewed | { __typename: 'RentalUnit' };

/** Returns the street, number and box as far as they are shown. */
export function streetOf(listing: Viewed): string {
  const { address } = listing.__typename === 'ProjectEntity' ? listing.project : listing;
  return address.street ? [address.street, address.number, address.box].filter(Boolean).join(' ') : '';
}

type Bookable = Exclude<NonNullable<ViewedListingQuery['listing']>, { __typename: 'RentalUnit' }>;

/** Returns the listing of a page that books a viewing; null: there is no such listing. */
export function bookableOf({ listing }: ViewedListingQuery): Bookable | null {
  return listing && listing.__typename !== 'RentalUnit' ? listing : null;
}

/** Returns the agent who shows a listing, or else the office; an entity is shown by those of its project. */
export function hostOf(listing: Bookable): { name: string; phone: string | null } {
  const { agent, office } = listing.__typename === 'ProjectEntity' ? listing.project : listing;
  return agent ?? office;
}
