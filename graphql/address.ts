import type { Locale } from '../shared/locales.ts';
import type { AddressResolvers } from './generated/resolvers.ts';

/** What has an address, and the language in which it was asked for. */
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
