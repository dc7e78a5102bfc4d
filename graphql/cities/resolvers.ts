import { countryAbroad } from '../../shared/cities/country-abroad.ts';
import type { Country } from '../../shared/cities/vocabulary.ts';
import { cleanTypedTown } from '../../shared/geography/town-names.ts';
import { MAX_CITIES } from '../../shared/listings/criteria.ts';
import { TRANSACTIONS } from '../../shared/listings/vocabulary.ts';
import { inputError } from '../errors.ts';
import type { CityResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { withoutLanguage } from '../localized-ids.ts';

const MAX_QUERY_LENGTH = 80;

const searchCities: QueryResolvers['searchCities'] = async (_, args, { ports }) => {
  if (args.page < 1) throw inputError('page', 'starts at 1');
  if (args.pageSize < 1 || args.pageSize > MAX_CITIES) throw inputError('pageSize', `is 1 to ${MAX_CITIES}`);
  const offset = (args.page - 1) * args.pageSize;
  const window = { offset, limit: args.pageSize + 1 };
  const text = cleanTypedTown(args.query.slice(0, MAX_QUERY_LENGTH));
  const ids = text ? await ports.cities.search(text, window) : ports.cities.list(args.locale, window);
  const items = ids.slice(0, args.pageSize);
  return {
    items: items.map((id) => ({ city: ports.cities.byId(id), locale: args.locale })),
    hasMore: ids.length > args.pageSize,
  };
};

const cities: QueryResolvers['cities'] = (_, { ids, locale }, { ports }) => {
  if (ids.length > MAX_CITIES) throw inputError('ids', `holds at most ${MAX_CITIES}`);
  const found = ids.map((id) => ports.cities.bySlug(withoutLanguage(id)));
  return found.flatMap((city) => (city ? [{ city, locale }] : []));
};

const countries: QueryResolvers['countries'] = async (_, _args, { ports }) => {
  const counts = new Map<Country, number>();
  for (const transaction of TRANSACTIONS)
    for (const [id, homes] of (await ports.towns.countHomes(transaction)).inCities) {
      const country = ports.cities.find(id)?.country;
      if (country) counts.set(country, (counts.get(country) ?? 0) + homes);
    }
  const list = Array.from(counts, ([country, count]) => ({ country, count }));
  return list.sort((a, b) => b.count - a.count);
};

const City: CityResolvers = {
  id: ({ city }) => city.slug,
  name: ({ city, locale }) => city.names[locale],
  postalCode: ({ city }) => city.postalCode,
  province: ({ city }) => city.province,
  region: ({ city }) => city.region,
  country: ({ city }) => city.country,
  countryAbroad: ({ city, locale }) => countryAbroad(city.country, locale),
  location: ({ city }) => city,
  isMain: ({ city }) => city.isMain,
};

export const cityResolvers = { Query: { searchCities, cities, countries }, City };
