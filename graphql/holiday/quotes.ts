import { findAlternativePeriods } from '../../shared/holiday/alternative-periods.ts';
import type { Period } from '../../shared/holiday/periods.ts';
import type { Season } from '../../shared/holiday/price.ts';
import { quoteStay, type Rental, type Stay, type StayQuote } from '../../shared/holiday/stay.ts';

const MAX_ALTERNATIVES = 3;

/** The price of a stay, or why it is not possible, with alternative periods. */
export interface Quote extends StayQuote {
  otherPeriods: Period[];
}

export function quoteWithOthers(stay: Stay, rental: Rental<Season>, today: string): Quote {
  const quote = quoteStay(stay, rental, today);
  const otherPeriods =
    quote.errors.length > 0 ? findAlternativePeriods(stay, rental, { today, limit: MAX_ALTERNATIVES }) : [];
  return { ...quote, otherPeriods };
}
