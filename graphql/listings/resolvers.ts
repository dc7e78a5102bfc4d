import { inputError } from '../errors.ts';
import { isPublished } from '../estates/visibility.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { parseId } from '../parse-id.ts';

const MOST_LISTINGS = 100;

const listings: QueryResolvers['listings'] = async (_, { ids, locale }, { loaders }) => {
  if (ids.length > MOST_LISTINGS) throw inputError('ids', `are at most ${MOST_LISTINGS}`);
  const known = ids.map(parseId).filter((id) => id !== null);
  const records = await Promise.all(known.map((id) => loaders.estate.load(id)));
  return records.flatMap((estate) => (estate && isPublished(estate.status) ? [{ estate, locale }] : []));
};

export const listingResolvers = { Query: { listings }, Listing: { __resolveType: () => 'Estate' as const } };
