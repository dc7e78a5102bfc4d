import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import type { GraphContext } from '../context.ts';
import { entityStatus } from '../projects/entity-status.ts';
import type { ListingKind } from './ports.ts';
import { isPublished } from './visibility.ts';

type Loaders = GraphContext['loaders'];

/** The status of a listing of any kind, including IN_PREPARATION; null when no listing has this id. */
export async function findStatus(id: number, loaders: Loaders): Promise<StatusCode | null> {
  const kind = await loaders.listingKind.load(id);
  return kind && FIND[kind](id, loaders);
}

const FIND: Record<ListingKind, typeof findStatus> = {
  estate: async (id, { estate }) => (await estate.load(id))?.status ?? null,
  project: async (id, { project }) => (await project.load(id))?.status ?? null,
  projectEntity: async (id, { entity, project }) => {
    const found = await entity.load(id);
    const owner = found && (await project.load(found.projectId));
    if (!owner) return null;
    return isPublished(owner.status) ? entityStatus({ entity: found, project: owner }) : owner.status;
  },
  rentalUnit: async (id, { rentalUnit }) => (await rentalUnit.load(id))?.status ?? null,
};
