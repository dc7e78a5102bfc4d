import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import type { ListingEvent } from '../listings/ports.ts';

/** Prices over time in euros, oldest first; consecutive equal prices are merged. */
export function priceHistory(events: readonly ListingEvent[]): { at: Date; price: number | null }[] {
  const prices = events
    .filter(({ kind }) => kind !== 'STATUS')
    .map(({ at, priceCents }) => ({ at, price: priceCents === null ? null : priceCents / 100 }));
  return prices.filter((entry, index) => index === 0 || entry.price !== prices[index - 1]?.price);
}

/** Statuses over time, oldest first; the time in preparation is not shown. */
export function statusHistory(events: readonly ListingEvent[]): { at: Date; status: StatusCode }[] {
  const statuses = events.flatMap(({ at, status }) =>
    status && status !== 'IN_PREPARATION' ? [{ at, status }] : [],
  );
  return statuses.filter((entry, index) => index === 0 || entry.status !== statuses[index - 1]?.status);
}
