/** Demo listings that can be asked about, and listings that are not available. */
import type { TestDatabase } from '../database/database.ts';

type Kind = 'estate' | 'project' | 'rentalUnit';
type Status = 'AVAILABLE' | 'SOLD' | 'WITHDRAWN' | 'IN_PREPARATION';

export interface AskedListing {
  id: number;
  office: number;
  agent: number | null;
}

export async function findListing({ db }: TestDatabase, kind: Kind, status: Status): Promise<AskedListing> {
  return db
    .selectFrom('listing')
    .where('kind', '=', kind)
    .where('status', '=', status)
    .select(['id', 'office_id as office', 'agent_id as agent'])
    .orderBy('agent_id', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Returns an entity of an offered project; its office and agent are the project's. */
export async function findEntity({ db }: TestDatabase, status: Status): Promise<AskedListing> {
  return db
    .selectFrom('project_entity')
    .innerJoin('listing', 'listing.id', 'project_id')
    .where('listing.status', '=', 'AVAILABLE')
    .where('project_entity.status', '=', status)
    .select(['project_entity.id', 'office_id as office', 'agent_id as agent'])
    .orderBy('project_entity.id')
    .limit(1)
    .executeTakeFirstOrThrow();
}
