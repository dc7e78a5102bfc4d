import DataLoader from 'dataloader';
import { mergePeriods } from '../../shared/holiday/periods.ts';
import { createSimilarLoader } from '../listings/similar.ts';
import { orderByIds } from '../order-by-ids.ts';
import type { RentalUnitStore } from './ports.ts';

/** Batches the rental unit queries of a request: one SQL query of each kind, however many parents need it. */
export function createRentalUnitLoaders(units: RentalUnitStore) {
  return {
    rentalUnit: new DataLoader(async (ids: readonly number[]) => orderByIds(ids, await units.findMany(ids))),
    similarUnits: createSimilarLoader(units.findSimilar),
    seasonsOfUnit: new DataLoader(async (ids: readonly number[]) => {
      const seasons = Map.groupBy(await units.listSeasons(ids), ({ unitId }) => unitId);
      return ids.map((id) => seasons.get(id) ?? []);
    }),
    unavailableOfUnit: new DataLoader(async (ids: readonly number[]) => {
      const periods = Map.groupBy(await units.listUnavailable(ids), ({ unitId }) => unitId);
      return ids.map((id) => mergePeriods(periods.get(id) ?? []));
    }),
  };
}
