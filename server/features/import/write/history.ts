/** Pure rules for the history events of a changed listing. */
import { CLOSED_STATUSES, type StatusCode } from '../../../../shared/listings/vocabulary.ts';
import type { DatedRow } from '../listing/dated-row.ts';

/** A listing as stored. */
export interface StoredListing {
  id: number;
  feed: string;
  status: StatusCode;
  priceCents: number | null;
  publishedAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
  hash: string;
}

export interface ListingEvent {
  at: string;
  kind: 'PUBLISHED' | 'STATUS' | 'PRICE';
  status: StatusCode | null;
  price_cents: number | null;
}

export interface Outcome {
  kind: 'new' | 'changed' | 'returned' | 'withdrawn';
  hasNewPrice: boolean;
  closedAt: string | null;
  events: ListingEvent[];
}

/** The fields of a listing on which its history depends. */
type HistoricRow = Pick<DatedRow, 'status' | 'priceCents' | 'publishedAt' | 'updatedAt'>;

/** `before`: undefined for a new listing. */
export function decideOutcome(row: HistoricRow, before: StoredListing | undefined, now: Date): Outcome {
  if (!before) {
    return { kind: 'new', hasNewPrice: false, closedAt: closedAt(row, now), events: firstEvents(row, now) };
  }
  const hasNewStatus = row.status !== before.status;
  const hasNewPrice = row.priceCents !== before.priceCents;
  const at = changedAt(row, before, now);
  const events: ListingEvent[] = [];
  if (hasNewStatus) {
    const kind = before.status === 'IN_PREPARATION' ? 'PUBLISHED' : 'STATUS';
    events.push({ at, kind, status: row.status, price_cents: kind === 'PUBLISHED' ? row.priceCents : null });
  }
  if (hasNewPrice) events.push({ at, kind: 'PRICE', status: null, price_cents: row.priceCents });
  const closing = CLOSED_STATUSES.includes(row.status) ? at : null;
  return {
    kind: kindOfChange(row.status, before.status),
    hasNewPrice,
    closedAt: hasNewStatus ? closing : (before.closedAt?.toISOString() ?? null),
    events,
  };
}

function kindOfChange(status: StatusCode, before: StatusCode): Outcome['kind'] {
  if (before === 'WITHDRAWN' && status !== 'WITHDRAWN') return 'returned';
  if (status === 'WITHDRAWN' && before !== 'WITHDRAWN') return 'withdrawn';
  return 'changed';
}

/** A listing that is first imported as sold must have been on offer before; its line has the closing date. */
function firstEvents(row: HistoricRow, now: Date): ListingEvent[] {
  if (row.status === 'IN_PREPARATION') return [];
  const closed = closedAt(row, now);
  const status = closed ? 'AVAILABLE' : row.status;
  const published: ListingEvent = {
    at: row.publishedAt,
    kind: 'PUBLISHED',
    status,
    price_cents: row.priceCents,
  };
  if (!closed) return [published];
  return [published, { at: closed, kind: 'STATUS', status: row.status, price_cents: null }];
}

function closedAt(row: HistoricRow, now: Date): string | null {
  return CLOSED_STATUSES.includes(row.status) ? earliest(row.updatedAt, now) : null;
}

/** The line's own update time if it is newer than the stored one, else the current time. */
function changedAt(row: HistoricRow, before: StoredListing, now: Date): string {
  const isNews = new Date(row.updatedAt) > before.updatedAt;
  return isNews ? earliest(row.updatedAt, now) : now.toISOString();
}

function earliest(instant: string, now: Date): string {
  return new Date(Math.min(Date.parse(instant), now.getTime())).toISOString();
}
