import { isOffered, type StatusCode } from '../../shared/listings/vocabulary.ts';
import type { ListingRecord } from './ports.ts';

/** Whether a listing is visible to visitors at all. */
export function isPublished(status: StatusCode): boolean {
  return status !== 'IN_PREPARATION';
}

/** Whether the page still describes the home: sold and rented homes keep their page, withdrawn ones do not. */
export function isDescribed(status: StatusCode): boolean {
  return status !== 'WITHDRAWN' && isPublished(status);
}

/** The price in euros; null: on request, or no longer offered. */
export function visiblePrice(listing: { status: StatusCode; priceCents: number | null }): number | null {
  if (!isOffered(listing.status) || listing.priceCents === null) return null;
  return listing.priceCents / 100;
}

export const INDEXED_AFTER_CLOSING_MS = 90 * 24 * 60 * 60 * 1000;

/** Whether search engines may index the page: the listing is on offer, or was closed less than 90 days ago. */
export function isIndexable(
  { status, closedAt }: Pick<ListingRecord, 'status' | 'closedAt'>,
  now: Date,
): boolean {
  if (isOffered(status)) return true;
  if (!isDescribed(status) || !closedAt) return false;
  return now.getTime() - closedAt.getTime() < INDEXED_AFTER_CLOSING_MS;
}
