/** The price of a SweepBright estate. */
import type { Transaction } from '../../../../../shared/listings/vocabulary.ts';
import type { JsonValues } from '../json/json-values.ts';
import { type RentPeriod, toMonthlyRent } from '../parse-values.ts';
import { isPermitted, not } from './permissions.ts';

/** rent_period */
export const RENT_PERIODS: Record<string, RentPeriod> = { week: 'week', month: 'month', year: 'year' };

/** Euros, per month for rentals; undefined when the price is on request, or the feed does not say that it is shown. */
export function findPrice(values: JsonValues, transaction: Transaction): number | undefined {
  const price = values.object('price');
  const amount = price.quantity('amount');
  const period = values.text('rent_period') ? values.entry('rent_period', RENT_PERIODS) : 'month';
  if (!isPermitted([not(price.flag('hidden')), not(values.flag('price_hidden'))])) return undefined;
  if (transaction === 'SALE' || amount === undefined) return amount;
  return period && toMonthlyRent(amount, period);
}
