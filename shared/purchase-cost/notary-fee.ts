import type { NotaryScale } from '../rules/costs/notary-scales.ts';

/** Returns the notary's fee for a price or a loan by a scale, without VAT; in cents. */
export function notaryFee(scale: NotaryScale, amountCents: number): number {
  const isSmall = amountCents <= scale.smallPriceEuros * 100;
  const fixed = (scale.fixedEuros - (isSmall ? scale.smallPriceReductionEuros : 0)) * 100;
  let from = 0;
  let fee = fixed;
  for (const { upToEuros, percent } of scale.parts) {
    const upTo = upToEuros === null ? amountCents : Math.min(amountCents, upToEuros * 100);
    if (upTo > from) fee += ((upTo - from) * percent) / 100;
    from = Math.max(from, upTo);
  }
  return Math.round(fee);
}
