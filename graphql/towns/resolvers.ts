import { nameEpcLabel } from '../../shared/estates/epc-label.ts';
import { EPC_LABELS, type EpcLabel } from '../../shared/estates/vocabulary.ts';
import { townPath } from '../../shared/towns/town-path.ts';
import type { QueryResolvers, TownResolvers } from '../generated/resolvers.ts';
import { findOfficeNear } from '../offices/nearest-office.ts';
import { oncePerParent } from '../once-per-parent.ts';
import type { TownParent } from './parents.ts';
import type { TownFigures } from './ports.ts';
import { countTown, findNeighbours, MIN_INDEXED_HOMES, townVersions } from './town-homes.ts';

/** The minimum number of comparable homes for a median. */
const MIN_COMPARED_HOMES = 5;
const CENTS = 100;

const town: QueryResolvers['town'] = async (_, { slug, transaction, locale }, { ports }) => {
  const city = ports.cities.byTownSlug(slug);
  if (!city) return null;
  const counts = await ports.towns.countHomes(transaction);
  return { city, transaction, locale, total: countTown(city, counts, ports.cities) };
};

const figuresOf = oncePerParent<TownParent, TownFigures>(({ city, transaction }, _, { ports }) =>
  ports.towns.findFigures(transaction, ports.cities.expand([city.slug]), MIN_COMPARED_HOMES),
);

const Town: TownResolvers = {
  city: ({ city, locale }) => ({ city, locale }),
  path: ({ city: { names, postalCode }, transaction, locale }) =>
    townPath({ name: names[locale], postalCode }, transaction, locale),
  alternates: ({ city, transaction }) => townVersions(city, transaction),
  total: ({ total }) => total,
  price: async (parent, args, context) => {
    const { minCents, maxCents } = await figuresOf(parent, args, context);
    return minCents === null || maxCents === null ? null : { min: minCents / CENTS, max: maxCents / CENTS };
  },
  medianPrices: async (parent, args, context) => {
    const { medians } = await figuresOf(parent, args, context);
    return medians.map(({ type, cents, count }) => ({
      type,
      pricePerSquareMetre: Math.round(cents / CENTS),
      count,
    }));
  },
  energyLabels: async (parent, args, context) => {
    const { labels } = await figuresOf(parent, args, context);
    return labels.map(({ rank, count }) => ({ label: nameEpcLabel(EPC_LABELS[rank] as EpcLabel), count }));
  },
  neighbours: async ({ city, transaction, locale }, _, { ports }) => {
    const counts = await ports.towns.countHomes(transaction);
    const neighbours = findNeighbours(city, counts, ports.cities);
    return neighbours.map(({ city: neighbour, count }) => ({ city: { city: neighbour, locale }, count }));
  },
  nearestOffice: ({ city, locale }, _, context) =>
    findOfficeNear(city, { locale, stepsPerKilometre: 2 }, context),
  isIndexable: ({ total }) => total >= MIN_INDEXED_HOMES,
};

export const townResolvers = { Query: { town }, Town };
