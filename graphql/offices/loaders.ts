import DataLoader from 'dataloader';
import { orderByIds } from '../order-by-ids.ts';
import type { EstateOwner, OfficeStore } from './ports.ts';

/** Batches the office queries of a request: one SQL query of each kind, however many parents need it. */
export function createOfficeLoaders(offices: OfficeStore) {
  return {
    office: new DataLoader(async (ids: readonly number[]) => orderByIds(ids, await offices.findMany(ids))),
    agent: new DataLoader(async (ids: readonly number[]) => orderByIds(ids, await offices.findAgents(ids))),
    agentsOfOffice: new DataLoader(async (officeIds: readonly number[]) => {
      const agents = Map.groupBy(await offices.listAgents(officeIds), (agent) => agent.officeId);
      return officeIds.map((id) => agents.get(id) ?? []);
    }),
    estateCountOfOffice: countLoader(offices, 'office'),
    estateCountOfAgent: countLoader(offices, 'agent'),
  };
}

/** Counts the estates on offer of offices, or of agents. */
function countLoader(offices: OfficeStore, kind: EstateOwner['kind']) {
  return new DataLoader(async (ids: readonly number[]) => {
    const counts = await offices.countEstates(kind, ids);
    return ids.map((id) => counts.find(({ ownerId }) => ownerId === id)?.count ?? 0);
  });
}
