import type { Locale } from '../shared/locales.ts';
import type { AddressResolvers } from './generated/resolvers.ts';

/** What has an address, and the language in which it was asked for. */
export interface AddressParent {
  place: { street: string | null; number: string | null; box: string | null; cityId: number };
  locale: Locale;
}

export const Address: AddressResolvers = {
  street: ({ place }) => place.street,
  number: ({ place }) => place.number,
  box: ({ place }) => place.box,
  city: ({ place, locale }, _, { ports }) => ({ city: ports.cities.byId(place.cityId), locale }),
};
