import { isOffered } from '../../../shared/listings/vocabulary.ts';
import { streetLine } from '../../../shared/towns/street-line.ts';
import type { ViewedListingQuery } from './booking/generated/booking.generated.ts';
import type {
  ViewedEntityFragment,
  ViewedEstateFragment,
  ViewedProjectFragment,
} from './generated/viewed-listing.generated.ts';

/**
 * A listing with viewings. Each fragment is on one type, because the browser's cache does not know the members
 * of a union.
 */
export type ViewableListing = ViewedEstateFragment | ViewedProjectFragment | ViewedEntityFragment;

/** A listing as the API returns it. A rental unit has no viewings. */
export type ListingResult = ViewableListing | { __typename: 'RentalUnit' };

/** Returns street, number and box, as far as they are public. */
export function formatStreet(listing: ViewableListing): string {
  const { address } = listing.__typename === 'ProjectEntity' ? listing.project : listing;
  return streetLine(address);
}

/** Whether the listing of a viewing exists and is on offer. */
export function isStillOffered(listing: ListingResult | null): boolean {
  return listing !== null && listing.__typename !== 'RentalUnit' && isOffered(listing.status.code);
}

type Bookable = Exclude<NonNullable<ViewedListingQuery['listing']>, { __typename: 'RentalUnit' }>;

/** Returns the listing of a page that books a viewing; null when it does not exist. */
export function findBookable({ listing }: ViewedListingQuery): Bookable | null {
  return listing && listing.__typename !== 'RentalUnit' ? listing : null;
}

/**
 * Returns the agent who shows a listing, or else the office. An entity has the agent and office of its project.
 */
export function viewingHost(listing: Bookable): { name: string; phone: string | null } {
  const { agent, office } = listing.__typename === 'ProjectEntity' ? listing.project : listing;
  return agent ?? office;
}
