import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import { createRandom } from '../random.ts';

/** The minimum time between publication and a price change. */
const MIN_WAIT_MS = 14 * 86_400_000;
/** The share of homes on offer with a later change whose price changed. */
const CHANGED_SHARE = 0.25;
/** The share of price changes that lowered the price. */
const LOWERED_SHARE = 0.85;
/** Steps of asking prices in euros. */
const STEPS = { SALE: 5000, RENT: 25 } as const;

/** A home as it was first published: with its original price if the price has changed, otherwise unchanged. */
export function beforeNewPrice(estate: EstateLineInput): EstateLineInput {
  const { price, publishedAt, updatedAt, reference, transaction } = estate;
  const random = createRandom(reference, 'price change');
  const isChanged = random.chance(CHANGED_SHARE);
  const hasWaited = Date.parse(updatedAt ?? '') - Date.parse(publishedAt ?? '') >= MIN_WAIT_MS;
  // The price of an announced home is not imported.
  if (estate.progress === 'ANNOUNCED') return estate;
  if (!isChanged || !hasWaited || !price || !isOffered(estate.status)) return estate;
  const share = random.chance(LOWERED_SHARE) ? random.int(3, 9) : -random.int(2, 4);
  const step = STEPS[transaction];
  const steps = Math.max(1, Math.round((price * Math.abs(share)) / 100 / step));
  return { ...estate, price: price + Math.sign(share) * steps * step, updatedAt: publishedAt };
}
