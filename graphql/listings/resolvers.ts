import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { EstateParent } from '../estates/parents.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { RentalUnitParent } from '../holiday/parents.ts';
import { parseId } from '../parse-id.ts';
import type { ProjectEntityParent, ProjectParent } from '../projects/parents.ts';
import type { ListingKind } from './ports.ts';
import { isPublished } from './visibility.ts';

const MOST_LISTINGS = 100;

/** A listing of any kind with its name in the schema, for the union. */
type Parent =
  | ({ __typename: 'Estate' } & EstateParent)
  | ({ __typename: 'Project' } & ProjectParent)
  | ({ __typename: 'ProjectEntity' } & ProjectEntityParent)
  | ({ __typename: 'RentalUnit' } & RentalUnitParent);

const listings: QueryResolvers['listings'] = async (_, { ids, locale }, context) => {
  if (ids.length > MOST_LISTINGS) throw inputError('ids', `are at most ${MOST_LISTINGS}`);
  const known = ids.map(parseId).filter((id) => id !== null);
  const found = await Promise.all(known.map((id) => findListing(id, locale, context)));
  return found.filter((listing) => listing !== null);
};

async function findListing(id: number, locale: Locale, context: GraphContext): Promise<Parent | null> {
  const kind = await context.loaders.listingKind.load(id);
  return kind && FIND[kind](id, locale, context);
}

const FIND: Record<ListingKind, typeof findListing> = {
  estate: async (id, locale, { loaders }) => {
    const listing = await loaders.estate.load(id);
    return listing && isPublished(listing.status) ? { __typename: 'Estate', listing, locale } : null;
  },
  project: async (id, locale, { loaders }) => {
    const listing = await loaders.project.load(id);
    return listing && isPublished(listing.status) ? { __typename: 'Project', listing, locale } : null;
  },
  projectEntity: async (id, locale, { loaders }) => {
    const entity = await loaders.entity.load(id);
    const project = entity && (await loaders.project.load(entity.projectId));
    if (!project || !isPublished(project.status) || !isPublished(entity.status)) return null;
    return { __typename: 'ProjectEntity', entity, project, locale };
  },
  rentalUnit: async (id, locale, { loaders }) => {
    const listing = await loaders.rentalUnit.load(id);
    return listing && isPublished(listing.status) ? { __typename: 'RentalUnit', listing, locale } : null;
  },
};

export const listingResolvers = {
  Query: { listings },
  Listing: { __resolveType: ({ __typename }: Parent) => __typename },
};
