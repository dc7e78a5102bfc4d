/** Resolves how an estate is sold, how far that is, and its open houses. */
import type { SaleTerms } from '../../shared/estates/terms.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import { nowCachedForHour } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import type { EstateResolvers, OpenHouse } from '../generated/resolvers.ts';
import type { EstateRecord } from './ports.ts';

/** Returns how an estate on offer is sold; null for rentals. Without terms of its own it has a fixed price. */
export function saleOf({ transaction, status, terms }: EstateRecord): SaleTerms | null {
  if (transaction !== 'SALE' || !isOffered(status)) return null;
  return terms?.sale ?? { method: 'FIXED_PRICE' };
}

/** Returns the open houses of an estate on offer that have not ended, the next one first. */
function comingOpenHouses({ status, terms }: EstateRecord, context: GraphContext): OpenHouse[] {
  if (!isOffered(status) || !terms?.openHouses) return [];
  const now = nowCachedForHour(context).getTime();
  return terms.openHouses
    .map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }))
    .filter(({ endsAt }) => endsAt.getTime() > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

export const termsFields = {
  sale: ({ listing }) => saleOf(listing),
  progress: ({ listing }) => (isOffered(listing.status) ? (listing.terms?.progress ?? null) : null),
  openHouses: ({ listing }, _, context) => comingOpenHouses(listing, context),
} satisfies EstateResolvers;
