import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import type { EstateParent } from '../estates/parents.ts';
import type { RentalUnitParent } from '../holiday/parents.ts';
import type { ProjectEntityParent, ProjectParent } from '../projects/parents.ts';
import type { ListingKind } from './ports.ts';
import { isPublished } from './visibility.ts';

/** A listing of any kind with its type name in the schema, by which the union is resolved. */
export type AnyListing =
  | ({ __typename: 'Estate' } & EstateParent)
  | ({ __typename: 'Project' } & ProjectParent)
  | ({ __typename: 'ProjectEntity' } & ProjectEntityParent)
  | ({ __typename: 'RentalUnit' } & RentalUnitParent);

/** A listing of any kind with any status except IN_PREPARATION; null when there is none with this id. */
export async function findListing(
  id: number,
  locale: Locale,
  context: GraphContext,
): Promise<AnyListing | null> {
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
