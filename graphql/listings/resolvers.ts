import { STATUS_IDS } from '../../shared/listings/vocabulary.ts';
import { inputError } from '../errors.ts';
import type { QueryResolvers, StatusResolvers } from '../generated/resolvers.ts';
import { parseId } from '../parse-id.ts';
import { type AnyListing, findListing } from './find-listing.ts';

const MOST_LISTINGS = 100;

const listings: QueryResolvers['listings'] = async (_, { ids, locale }, context) => {
  if (ids.length > MOST_LISTINGS) throw inputError('ids', `are at most ${MOST_LISTINGS}`);
  const known = ids.map(parseId).filter((id) => id !== null);
  const found = await Promise.all(known.map((id) => findListing(id, locale, context)));
  return found.filter((listing) => listing !== null);
};

const Status: StatusResolvers = { id: (code) => STATUS_IDS[code], code: (code) => code };

export const listingResolvers = {
  Query: { listings },
  Listing: { __resolveType: ({ __typename }: AnyListing) => __typename },
  Status,
};
