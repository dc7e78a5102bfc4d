import { dayInBrussels, daysBetween } from '../../shared/days.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import type { EstateHighlight } from '../generated/resolvers.ts';
import type { EstateRecord } from './ports.ts';

const NEW_DAYS = 14;
const LOWERED_DAYS = 30;

type Dated = Pick<EstateRecord, 'status' | 'publishedAt' | 'priceLoweredAt'>;

/** Counts days in Brussels. A lowered price takes precedence over a new publication; null for homes not on offer. */
export function highlightOf(
  { status, publishedAt, priceLoweredAt }: Dated,
  now: Date,
): EstateHighlight | null {
  if (!isOffered(status)) return null;
  const today = dayInBrussels(now);
  const age = (moment: Date) => daysBetween(dayInBrussels(moment), today);
  if (priceLoweredAt && age(priceLoweredAt) < LOWERED_DAYS) return 'PRICE_LOWERED';
  return age(publishedAt) < NEW_DAYS ? 'NEW' : null;
}
