/** Transaction and price of a property. */
import type { Transaction } from '../../../../../shared/listings/vocabulary.ts';
import { findEntry, type RentPeriod, toMonthlyRent } from '../parse-values.ts';
import { nonZero, type RecordFields } from '../xml/record-fields.ts';

/** `null` for sales. Version 3.3 of the format dropped "week", but older systems write it. */
export const PRICE_PERIODS: Record<string, RentPeriod | null> = { sale: null, month: 'month', week: 'week' };

export interface Terms {
  transaction: Transaction;
  /** In the currency of the property, per month for rentals; undefined: on request. */
  price: number | undefined;
}

export function readTerms(fields: RecordFields): Terms {
  const period = readPeriod(fields);
  const price = readPrice(fields);
  if (!period) return { transaction: 'SALE', price };
  return { transaction: 'RENT', price: price === undefined ? undefined : toMonthlyRent(price, period) };
}

function readPeriod(fields: RecordFields): RentPeriod | null | undefined {
  const frequency = fields.text('price_freq');
  const period = findEntry(PRICE_PERIODS, frequency?.toLowerCase() ?? '');
  if (period === undefined) {
    fields.reasons.push(
      frequency ? `price_freq: "${frequency.slice(0, 40)}" is not known` : 'price_freq: missing',
    );
  }
  return period;
}

/** A price of 0, or without a digit such as "x", is on request. */
function readPrice(fields: RecordFields): number | undefined {
  // The price is that of a share, which the site cannot show.
  if (fields.flag('part_ownership'))
    fields.reasons.push('part_ownership: a share of a home is not supported');
  if (fields.flag('leasehold')) fields.unmapped.countValue('leasehold', '1');
  const text = fields.text('price');
  if (!text || !/\d/.test(text)) return undefined;
  const price = fields.number('price');
  if (price === undefined) fields.reasons.push('price: not a number');
  return nonZero(price);
}
