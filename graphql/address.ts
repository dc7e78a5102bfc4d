import type { Locale } from '../shared/locales.ts';
import type { AddressResolvers } from './generated/resolvers.ts';

/** The owner of an address, and the language of the request. */
export interface AddressParent {
  address: { street: string | null; number: string | null; box: string | null; cityId: number };
  locale: Locale;
}

export const Address: AddressResolvers = {
  street: ({ address }) => address.street,
  number: ({ address }) => address.number,
  box: ({ address }) => address.box,
  city: ({ address, locale }, _, { ports }) => ({ city: ports.cities.byId(address.cityId), locale }),
};
