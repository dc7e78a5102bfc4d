import type { ListingRow } from './listing-row.ts';
import { withValues } from './row-columns.ts';

/** A row whose dates are known. */
export type DatedRow = ListingRow & { publishedAt: string; updatedAt: string };

interface StoredDates {
  publishedAt: Date;
}

/**
 * Sets dates that the feed does not give: published when the listing was first imported, updated now. The hash stays
 * that of the feed's values, so that an unchanged listing is not written again.
 */
export function datedRow(row: ListingRow, before: StoredDates | undefined, now: Date): DatedRow {
  const publishedAt = row.publishedAt ?? (before?.publishedAt ?? now).toISOString();
  const updatedAt = row.updatedAt ?? now.toISOString();
  const values = withValues(row.values, { published_at: publishedAt, updated_at: updatedAt });
  return { ...row, publishedAt, updatedAt, values };
}
