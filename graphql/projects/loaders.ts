import DataLoader from 'dataloader';
import { createSimilarLoader } from '../listings/similar.ts';
import { orderByIds } from '../order-by-ids.ts';
import type { ProjectStore } from './ports.ts';

/** Batches the project queries of a request: one SQL query of each kind, however many parents need it. */
export function createProjectLoaders(projects: ProjectStore) {
  return {
    project: new DataLoader(async (ids: readonly number[]) => orderByIds(ids, await projects.findMany(ids))),
    similarProjects: createSimilarLoader(projects.findSimilar),
    entity: new DataLoader(async (ids: readonly number[]) =>
      orderByIds(ids, await projects.findEntities(ids)),
    ),
    entitiesOfProject: new DataLoader(async (ids: readonly number[]) => {
      const entities = Map.groupBy(await projects.listEntities(ids), (entity) => entity.projectId);
      return ids.map((id) => entities.get(id) ?? []);
    }),
  };
}
