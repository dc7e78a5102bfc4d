import type { Period } from '../../shared/holiday/periods.ts';
import { type Season, weekCents } from '../../shared/holiday/price.ts';
import { HOLIDAY_FACILITIES } from '../../shared/holiday/vocabulary.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { todayCachedForHour } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import type {
  QueryResolvers,
  RentalSeasonResolvers,
  RentalUnitPageResolvers,
  RentalUnitResolvers,
  StayLineResolvers,
  StayQuoteResolvers,
} from '../generated/resolvers.ts';
import { listingFields, pageLocales } from '../listings/fields.ts';
import { loadSimilar } from '../listings/similar.ts';
import { isDescribed, isPublished } from '../listings/visibility.ts';
import { oncePerParent } from '../once-per-parent.ts';
import { pageCountOf, readPage, windowOf } from '../page-window.ts';
import { parseId } from '../parse-id.ts';
import type { RentalUnitParent } from './parents.ts';
import { quoteWithOthers } from './quotes.ts';
import { toRentalUnitSearch } from './search.ts';

const rentalUnits: QueryResolvers['rentalUnits'] = async (_, args, context) => {
  const { ports } = context;
  const { locale } = args;
  const page = readPage(args, ports.settings);
  const search = toRentalUnitSearch(args.filter, ports.cities, todayCachedForHour(context));
  const found = await ports.rentalUnits.search(search, windowOf(page));
  return { search, found, ...page, locale };
};

const rentalUnit: QueryResolvers['rentalUnit'] = async (_, { id, locale }, { loaders }) => {
  const unitId = parseId(id);
  const listing = unitId === null ? null : await loaders.rentalUnit.load(unitId);
  return listing && isPublished(listing.status) ? { listing, locale } : null;
};

const RentalUnitPage: RentalUnitPageResolvers = {
  items: ({ found, locale }) => found.records.map((listing) => ({ listing, locale })),
  total: ({ found }) => found.total,
  pageCount: ({ found, pageSize }) => pageCountOf(found.total, pageSize),
  bookableFrom: (_, __, context) => todayCachedForHour(context),
  places: oncePerParent(async ({ search, locale }, _, { ports }) => {
    const { cityIds: _cities, country: _country, region: _region, ...anywhere } = search;
    const counts = await ports.rentalUnits.countByCity(anywhere);
    return counts.map(({ cityId, count }) => ({ city: { city: ports.cities.byId(cityId), locale }, count }));
  }),
};

/** The path of a rental unit's page. */
export function unitPath(id: number, locale: Locale): string {
  return routePath('holidayUnit', locale, { rentalUnitId: id });
}

/** Current and future seasons; empty once the unit is no longer let. */
async function seasonsOf({ listing }: RentalUnitParent, context: GraphContext): Promise<Season[]> {
  return isOffered(listing.status)
    ? currentAndFuture(await context.loaders.seasonsOfUnit.load(listing.id), context)
    : [];
}

async function unavailableOf({ listing }: RentalUnitParent, context: GraphContext): Promise<Period[]> {
  if (!isOffered(listing.status)) return [];
  return currentAndFuture(await context.loaders.unavailableOfUnit.load(listing.id), context);
}

function currentAndFuture<P extends Period>(periods: readonly P[], context: GraphContext): P[] {
  const day = todayCachedForHour(context);
  return periods.filter(({ until }) => until > day);
}

const priceFromPerWeek = (parent: RentalUnitParent, _: unknown, context: GraphContext) =>
  lowestPrice(parent, weekCents, context);

/** The lowest price of the seasons in euros; null without seasons. */
async function lowestPrice(
  parent: RentalUnitParent,
  centsOf: (season: Season) => number,
  context: GraphContext,
) {
  const cents = (await seasonsOf(parent, context)).map(centsOf);
  return cents.length > 0 ? Math.min(...cents) / 100 : null;
}

const RentalUnit: RentalUnitResolvers = {
  ...listingFields,
  name: ({ listing }) => listing.name,
  headType: () => 'LIVING',
  path: ({ listing, locale }) => unitPath(listing.id, locale),
  alternates: async ({ listing }, _, context) => {
    const own = await pageLocales(listing, context);
    return own.map((locale) => ({ locale, path: unitPath(listing.id, locale) }));
  },
  persons: ({ listing }) => listing.persons,
  bedrooms: ({ listing }) => listing.bedrooms,
  bathrooms: ({ listing }) => listing.bathrooms,
  allowsPets: ({ listing }) => listing.allowsPets,
  facilities: ({ listing }) =>
    isDescribed(listing.status) ? HOLIDAY_FACILITIES.filter((one) => listing.facilities.includes(one)) : [],
  bookableFrom: (_, __, context) => todayCachedForHour(context),
  seasons: (parent, _, context) => seasonsOf(parent, context),
  unavailable: (parent, _, context) => unavailableOf(parent, context),
  priceFromPerNight: (parent, _, context) =>
    lowestPrice(parent, (season) => season.pricePerNightCents, context),
  priceFromPerWeek,
  price: priceFromPerWeek,
  stay: async (parent, stay, context) => {
    const [seasons, unavailable] = await Promise.all([
      seasonsOf(parent, context),
      unavailableOf(parent, context),
    ]);
    return quoteWithOthers(
      stay,
      { persons: parent.listing.persons, seasons, unavailable },
      todayCachedForHour(context),
    );
  },
  similar: (parent, { first }, { loaders: { similarUnits, rentalUnit: records } }) =>
    loadSimilar(parent, first, { similar: similarUnits, records }),
};

const RentalSeason: RentalSeasonResolvers = {
  pricePerNight: ({ pricePerNightCents }) => pricePerNightCents / 100,
  pricePerWeek: (season) => weekCents(season) / 100,
  arrivalDays: ({ arrivalDays }) => [...arrivalDays],
};

const StayQuote: StayQuoteResolvers = {
  total: ({ totalCents }) => (totalCents === null ? null : totalCents / 100),
  lines: ({ parts }) => parts,
};

const StayLine: StayLineResolvers = { price: ({ cents }) => cents / 100 };

export const rentalUnitResolvers = {
  Query: { rentalUnits, rentalUnit },
  RentalUnitPage,
  RentalUnit,
  RentalSeason,
  StayQuote,
  StayLine,
};
