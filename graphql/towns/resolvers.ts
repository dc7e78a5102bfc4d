import { formatArea } from '../../shared/geography/areas.ts';
import type { Transaction } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import type {
  LocalOfferResolvers,
  MunicipalityOfferResolvers,
  QueryResolvers,
  TownResolvers,
} from '../generated/resolvers.ts';
import { findOfficeNear } from '../offices/nearest-office.ts';
import { closedHomes } from './closed-homes.ts';
import {
  centerOf,
  countTown,
  findNearbyMunicipalities,
  findNeighbours,
  findSameTown,
  findTownsIn,
  linkToMunicipality,
  linkToTown,
} from './local-offers.ts';
import type { LocalOfferParent, TownParent } from './parents.ts';
import { sharedFields } from './shared-fields.ts';

interface PageRequest {
  slug: string;
  transaction: Transaction;
  locale: Locale;
}

async function findTown(
  { slug, transaction, locale }: PageRequest,
  { ports: { cities, towns } }: GraphContext,
): Promise<TownParent | null> {
  const city = cities.byTownSlug(slug);
  if (!city) return null;
  const total = countTown(city, await towns.countHomes(transaction), cities);
  return { city, transaction, locale, total };
}

/** Finds a municipality, or the town whose page shows the same homes. */
async function findMunicipality(
  { slug, transaction, locale }: PageRequest,
  context: GraphContext,
): Promise<LocalOfferParent | null> {
  const { cities, towns } = context.ports;
  const isCode = /^\d{5}$/.test(slug);
  const municipality = isCode ? cities.municipality(Number(slug)) : cities.byMunicipalitySlug(slug, locale);
  if (!municipality) return null;
  const sameTown = findSameTown(municipality, cities);
  if (sameTown) return findTown({ slug: sameTown.slug, transaction, locale }, context);
  const { inMunicipalities } = await towns.countHomes(transaction);
  const total = inMunicipalities.get(municipality.nis) ?? 0;
  return { municipality, transaction, locale, total };
}

const town: QueryResolvers['town'] = (_, request, context) => findTown(request, context);

const localOffer: QueryResolvers['localOffer'] = async (_, request, context) =>
  (await findTown(request, context)) ?? (await findMunicipality(request, context));

/** What the functions for links need to know. */
async function offerOf(
  { transaction, locale }: LocalOfferParent,
  { ports: { cities, towns } }: GraphContext,
) {
  return { transaction, locale, cities, counts: await towns.countHomes(transaction) };
}

/** Distances from the centre of a place are rounded to half a kilometre, since homes lie around it. */
const OFFICE_STEPS_PER_KILOMETRE = 2;

const Town: TownResolvers = {
  ...sharedFields,
  city: ({ city, locale }) => ({ city, locale }),
  municipality: async (parent, _, context) => {
    const { cities } = context.ports;
    const municipality = parent.city.municipality && cities.municipality(parent.city.municipality);
    if (!municipality || findSameTown(municipality, cities)?.id === parent.city.id) return null;
    const link = linkToMunicipality(municipality, await offerOf(parent, context));
    return link.count > 0 ? link : null;
  },
  neighbours: async (parent, _, context) => {
    const { city, locale } = parent;
    const { counts, cities } = await offerOf(parent, context);
    return findNeighbours(city, counts, cities).map((neighbour) => ({
      city: { city: neighbour, locale },
      count: countTown(neighbour, counts, cities),
    }));
  },
  nearby: async (parent, _, context) => {
    const offer = await offerOf(parent, context);
    const neighbours = findNeighbours(parent.city, offer.counts, offer.cities);
    return neighbours.map((city) => linkToTown(city, offer));
  },
  nearestOffice: ({ city, locale }, _, context) =>
    findOfficeNear(city, { locale, stepsPerKilometre: OFFICE_STEPS_PER_KILOMETRE }, context),
};

const MunicipalityOffer: MunicipalityOfferResolvers = {
  ...sharedFields,
  name: ({ municipality, locale }) => municipality.names[locale],
  area: ({ municipality: { nis } }) => formatArea({ kind: 'MUNICIPALITY', nis }),
  towns: async (parent, _, context) => findTownsIn(parent.municipality, await offerOf(parent, context)),
  nearby: async (parent, _, context) =>
    findNearbyMunicipalities(parent.municipality, await offerOf(parent, context)),
  nearestOffice: ({ municipality, locale }, _, context) =>
    findOfficeNear(
      centerOf(municipality, context.ports.cities),
      { locale, stepsPerKilometre: OFFICE_STEPS_PER_KILOMETRE },
      context,
    ),
};

const LocalOffer: LocalOfferResolvers = {
  __resolveType: (parent: LocalOfferParent) => ('city' in parent ? 'Town' : 'MunicipalityOffer'),
};

export const townResolvers = {
  Query: { town, localOffer, closedHomes },
  LocalOffer,
  Town,
  MunicipalityOffer,
};
