import { isOffered } from '../../../shared/listings/vocabulary.ts';
import type { EstateLineInput } from '../../feed/estate-line.ts';
import { createRandom } from '../random.ts';

/** No price changes sooner after the publication. */
const LEAST_WAIT_MS = 14 * 86_400_000;
/** Of homes on offer whose line changed later than that, the share whose price did. */
const CHANGED_SHARE = 0.25;
/** Of those, the share that cost more before. */
const LOWERED_SHARE = 0.85;
/** Euros: prices are asked for in such steps. */
const STEPS = { SALE: 5000, RENT: 25 } as const;

/** A home as it was published: some cost more then, a few less. The others are as they are. */
export function beforeNewPrice(estate: EstateLineInput): EstateLineInput {
  const { price, publishedAt, updatedAt, reference, transaction } = estate;
  const random = createRandom(reference, 'price change');
  const isChanged = random.chance(CHANGED_SHARE);
  const hasWaited = Date.parse(updatedAt) - Date.parse(publishedAt) >= LEAST_WAIT_MS;
  if (!isChanged || !hasWaited || !price || !isOffered(estate.status)) return estate;
  const share = random.chance(LOWERED_SHARE) ? random.int(3, 9) : -random.int(2, 4);
  const step = STEPS[transaction];
  const steps = Math.max(1, Math.round((price * Math.abs(share)) / 100 / step));
  return { ...estate, price: price + Math.sign(share) * steps * step, updatedAt: publishedAt };
}
