/** Finds demo projects for tests of their pages. */
import request from 'supertest';
import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import { routePath } from '../../shared/routes.ts';
import type { TestSite } from './site.ts';

/** An offered project, with its Dutch path and its entities. */
export interface DemoProject {
  id: number;
  path: string;
  entities: { id: number; number: string; status: string }[];
}

/** Returns the first project with a status. */
export async function findProject({ database }: TestSite, status: StatusCode): Promise<{ id: number }> {
  return database.db
    .selectFrom('listing')
    .where('kind', '=', 'project')
    .where('status', '=', status)
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
}

export async function findDemoProject(site: TestSite): Promise<DemoProject> {
  const { id } = await findProject(site, 'AVAILABLE');
  const entities = await site.database.db
    .selectFrom('project_entity')
    .where('project_id', '=', id)
    .select(['id', 'number', 'status'])
    .orderBy('position')
    .execute();
  const moved = await request(site.app)
    .get(routePath('estate', 'nl', { estateId: id }))
    .redirects(0);
  return { id, path: moved.get('location') as string, entities };
}
