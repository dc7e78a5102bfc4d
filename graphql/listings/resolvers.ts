import { STATUS_IDS } from '../../shared/listings/vocabulary.ts';
import { inputError } from '../errors.ts';
import type { QueryResolvers, StatusResolvers } from '../generated/resolvers.ts';
import { parseId } from '../parse-id.ts';
import { type AnyListing, findListing } from './find-listing.ts';
import { findStatus } from './find-status.ts';
import { listOfferedKinds } from './offered-kinds.ts';

const MAX_LISTINGS = 100;

/** Drops invalid ids. @throws when there are more than 100. */
function parseIds(ids: readonly string[]): number[] {
  if (ids.length > MAX_LISTINGS) throw inputError('ids', `are at most ${MAX_LISTINGS}`);
  return ids.map(parseId).filter((id) => id !== null);
}

const listings: QueryResolvers['listings'] = async (_, { ids, locale }, context) => {
  const found = await Promise.all(parseIds(ids).map((id) => findListing(id, locale, context)));
  return found.filter((listing) => listing !== null);
};

const listingStatuses: QueryResolvers['listingStatuses'] = async (_, { ids }, { loaders }) => {
  const found = await Promise.all(
    parseIds(ids).map(async (id) => ({ id, status: await findStatus(id, loaders) })),
  );
  return found.flatMap(({ id, status }) => (status ? [{ id, status }] : []));
};

const listing: QueryResolvers['listing'] = (_, { id, locale }, context) => {
  const listingId = parseId(id);
  return listingId === null ? null : findListing(listingId, locale, context);
};

const featuredListings: QueryResolvers['featuredListings'] = async (_, { locale }, context) => {
  const ids = await context.ports.listings.findFeatured();
  const found = await Promise.all(ids.map((id) => findListing(id, locale, context)));
  return found.filter((listing) => listing !== null);
};

const offeredKinds: QueryResolvers['offeredKinds'] = (_, __, { ports }) => listOfferedKinds(ports);

const Status: StatusResolvers = { id: (code) => STATUS_IDS[code], code: (code) => code };

export const listingResolvers = {
  Query: { listing, listings, listingStatuses, featuredListings, offeredKinds },
  Listing: { __resolveType: ({ __typename }: AnyListing) => __typename },
  Status,
};
