/** Price and terms of a BLM record. BLM names no currency, so amounts are euros unless a field says otherwise. */
import type { Transaction } from '../../../../../shared/listings/vocabulary.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { compact } from '../estate-parts.ts';
import { type RentPeriod, toDay, toMonthlyRent } from '../parse-values.ts';
import type { BlmValues } from './blm-values.ts';

/** LET_RENT_FREQUENCY. Rents per person and week (5) are left out. */
export const RENT_PERIODS: Record<string, RentPeriod> = { 0: 'week', 1: 'month', 2: 'quarter', 3: 'year' };

/** PRICE_QUALIFIER: the qualifiers that the site can show. Others, such as "offers over", are counted. */
const PRICE_QUALIFIERS: Record<string, 'plain' | 'onRequest'> = { 0: 'plain', 1: 'onRequest' };

/** Euros, per month for rentals; undefined when the price is on request. */
export function translatePrice(values: BlmValues, transaction: Transaction): number | undefined {
  if (values.entry('PRICE_QUALIFIER', PRICE_QUALIFIERS) === 'onRequest') return undefined;
  const price = values.number('PRICE');
  if (!price || transaction === 'SALE') return price || undefined;
  const period = values.text('LET_RENT_FREQUENCY')
    ? values.entry('LET_RENT_FREQUENCY', RENT_PERIODS)
    : 'month';
  return period && toMonthlyRent(price, period);
}

export function translateTerms(values: BlmValues): EstateLineInput['financial'] {
  return compact({
    guarantee: values.number('LET_BOND') || undefined,
    availableFrom: values.parse('LET_DATE_AVAILABLE', toDay),
  });
}
