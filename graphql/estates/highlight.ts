import { dayInBrussels, daysBetween } from '../../shared/days.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import type { EstateHighlight } from '../generated/resolvers.ts';
import type { EstateRecord } from './ports.ts';

const NEW_DAYS = 14;
const LOWERED_DAYS = 30;

type Dated = Pick<EstateRecord, 'status' | 'publishedAt' | 'priceLoweredAt'>;

/** A lowered price takes precedence over a new publication; null for homes not on offer. */
export function highlightOf(
  { status, publishedAt, priceLoweredAt }: Dated,
  now: Date,
): EstateHighlight | null {
  if (!isOffered(status)) return null;
  if (priceLoweredAt && daysSince(priceLoweredAt, now) < LOWERED_DAYS) return 'PRICE_LOWERED';
  return daysSince(publishedAt, now) < NEW_DAYS ? 'NEW' : null;
}

/** Returns the days since publication, never negative; null for homes not on offer. */
export function daysOnOffer(
  { status, publishedAt }: Pick<Dated, 'status' | 'publishedAt'>,
  now: Date,
): number | null {
  return isOffered(status) ? Math.max(0, daysSince(publishedAt, now)) : null;
}

/** Counts days in Brussels. */
const daysSince = (moment: Date, now: Date) => daysBetween(dayInBrussels(moment), dayInBrussels(now));
