import { shownReference } from './shown-reference.ts';

/** The columns shared by all kinds of listings, named as in their records. */
export const listingColumns = [
  'listing.id',
  shownReference.as('reference'),
  'listing.transaction',
  'listing.status',
  'listing.published_at as publishedAt',
  'listing.updated_at as updatedAt',
  'listing.closed_at as closedAt',
  'listing.office_id as officeId',
  'listing.agent_id as agentId',
  'listing.city_id as cityId',
  'listing.street',
  'listing.number',
  'listing.box',
  'listing.latitude',
  'listing.longitude',
  'listing.is_address_hidden as isAddressHidden',
] as const;
