import { ESTATE_SUB_TYPES, ESTATE_TYPES } from '../../shared/estates/vocabulary.ts';
import { inputError } from '../errors.ts';
import type { EstateFacetsResolvers } from '../generated/resolvers.ts';
import { showMunicipality } from './show-areas.ts';

const MOST_PLACES = 100;

/** Facets requested together with a page are counted in the same SQL statement. */
export const EstateFacets: EstateFacetsResolvers = {
  cities: async ({ answer, locale }, { first }, { ports }) => {
    if (first < 1 || first > MOST_PLACES) throw inputError('first', `is 1 to ${MOST_PLACES}`);
    const { cities = [] } = await answer.load('cities');
    return cities
      .slice(0, first)
      .map(({ cityId, count }) => ({ city: { city: ports.cities.byId(cityId), locale }, count }));
  },
  municipalities: async ({ answer, locale }, { first }, { ports }) => {
    if (first < 1 || first > MOST_PLACES) throw inputError('first', `is 1 to ${MOST_PLACES}`);
    const { municipalities = [] } = await answer.load('municipalities');
    return municipalities
      .slice(0, first)
      .map(({ nis, count }) => ({ area: showMunicipality(nis, locale, ports.cities), count }));
  },
  types: async ({ answer }) => {
    const { kinds = [] } = await answer.load('kinds');
    const perType = ESTATE_TYPES.map((type) => {
      const own = kinds.filter((kind) => kind.type === type);
      return { type, count: own.reduce((sum, kind) => sum + kind.count, 0) };
    });
    return perType.filter(({ count }) => count > 0);
  },
  subTypes: async ({ answer }) => {
    const { kinds = [] } = await answer.load('kinds');
    const bySubType = new Map(kinds.map(({ subType, count }) => [subType, count]));
    return ESTATE_SUB_TYPES.flatMap((subType) => {
      const count = bySubType.get(subType);
      return count ? [{ subType, count }] : [];
    });
  },
  bedrooms: async ({ answer }) => (await answer.load('bedrooms')).bedrooms ?? [],
  price: async ({ answer }) => {
    const { price } = await answer.load('price');
    return price ? { min: price.minCents / 100, max: price.maxCents / 100 } : null;
  },
};
