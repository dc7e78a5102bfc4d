import { STATUS_IDS } from '../../shared/listings/vocabulary.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { ClosedCount } from './ports.ts';

const MAX_MUNICIPALITIES = 12;

/** Statuses that the agency hides are left out: their homes are not described anywhere. */
export const closedHomes: QueryResolvers['closedHomes'] = async (_, { locale }, { ports }) => {
  const { hiddenStatusIds } = ports.settings;
  const counts = (await ports.towns.countClosed()).filter(
    ({ status }) => !hiddenStatusIds.includes(STATUS_IDS[status]),
  );
  return [...Map.groupBy(counts, ({ nis }) => nis)]
    .map(([nis, own]) => ({ municipality: ports.cities.municipality(nis), own, total: sum(own) }))
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MAX_MUNICIPALITIES)
    .flatMap(({ municipality, own }) =>
      municipality
        ? [{ municipality: municipality.names[locale], ...totalsOf(own), types: countTypes(own) }]
        : [],
    );
};

function totalsOf(counts: readonly ClosedCount[]) {
  const of = (status: ClosedCount['status']) => sum(counts.filter((one) => one.status === status));
  return { sold: of('SOLD'), let: of('RENTED') };
}

function countTypes(counts: readonly ClosedCount[]) {
  return [...Map.groupBy(counts, ({ type }) => type)]
    .map(([type, own]) => ({ type, count: sum(own) }))
    .toSorted((a, b) => b.count - a.count);
}

function sum(counts: readonly ClosedCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
