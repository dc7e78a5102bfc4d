import { PRICE_INTERVALS } from '../../shared/estates/price-steps.ts';
import { ESTATE_SUB_TYPES, ESTATE_TYPES } from '../../shared/estates/vocabulary.ts';
import { inputError } from '../errors.ts';
import type { EstateFacetsResolvers } from '../generated/resolvers.ts';
import { describeMunicipality } from './areas/describe-areas.ts';

const MAX_PLACES = 100;

/** Facets requested together with a page are counted in the same SQL statement. */
export const EstateFacets: EstateFacetsResolvers = {
  cities: async ({ result, locale }, { first }, { ports }) => {
    if (first < 1 || first > MAX_PLACES) throw inputError('first', `is 1 to ${MAX_PLACES}`);
    const { cities = [] } = await result.load('cities');
    return cities
      .slice(0, first)
      .map(({ cityId, count }) => ({ city: { city: ports.cities.byId(cityId), locale }, count }));
  },
  municipalities: async ({ result, locale }, { first }, { ports }) => {
    if (first < 1 || first > MAX_PLACES) throw inputError('first', `is 1 to ${MAX_PLACES}`);
    const { municipalities = [] } = await result.load('municipalities');
    return municipalities
      .slice(0, first)
      .map(({ nis, count }) => ({ area: describeMunicipality(nis, locale, ports.cities), count }));
  },
  types: async ({ result }) => {
    const { kinds = [] } = await result.load('kinds');
    const perType = ESTATE_TYPES.map((type) => {
      const own = kinds.filter((kind) => kind.type === type);
      return { type, count: own.reduce((sum, kind) => sum + kind.count, 0) };
    });
    return perType.filter(({ count }) => count > 0);
  },
  subTypes: async ({ result }) => {
    const { kinds = [] } = await result.load('kinds');
    const bySubType = new Map(kinds.map(({ subType, count }) => [subType, count]));
    return ESTATE_SUB_TYPES.flatMap((subType) => {
      const count = bySubType.get(subType);
      return count ? [{ subType, count }] : [];
    });
  },
  bedrooms: async ({ result }) => (await result.load('bedrooms')).bedrooms ?? [],
  price: async ({ result }) => {
    const { price } = await result.load('price');
    return price ? { min: price.minCents / 100, max: price.maxCents / 100 } : null;
  },
  prices: async ({ result, priceStep: step }) => {
    const { prices = [] } = await result.load('prices');
    return prices.map(({ interval, count }) => {
      const min = interval * step;
      return { min, max: interval < PRICE_INTERVALS - 1 ? min + step : null, count };
    });
  },
};
