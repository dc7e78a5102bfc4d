import { mergePeriods, type Period } from '../../../../shared/holiday/periods.ts';
import type { RentalUnitLine } from '../../feed/rental-unit-line.ts';
import { toCents } from './cents.ts';

/** The default of `cancelDays`. */
const USUAL_CANCEL_DAYS = 14;

/** The columns of a rental unit beside its listing. */
export function rentalUnitParts(line: RentalUnitLine) {
  const { name, persons, bedrooms, bathrooms, pets, facilities, seasons, unavailable } = line;
  const { cancelDays, nextSteps } = line;
  const calendars = line.calendarUrls.map((one) =>
    typeof one === 'string' ? { url: one, ignoreBlocks: false } : one,
  );
  return {
    name,
    persons,
    bedrooms,
    bathrooms,
    allows_pets: pets,
    cancel_days: cancelDays ?? USUAL_CANCEL_DAYS,
    next_steps: nextSteps ?? null,
    calendar_urls: [...new Set(calendars.map(({ url }) => url))],
    block_ignoring_urls: [
      ...new Set(calendars.filter(({ ignoreBlocks }) => ignoreBlocks).map(({ url }) => url)),
    ],
    facilities: [...new Set(facilities)],
    seasons: seasons.map((season) => ({
      period: rangeOf(season),
      price_per_night_cents: toCents(season.pricePerNight),
      price_per_week_cents: toCents(season.pricePerWeek),
      arrival_days: [...new Set(season.arrivalDays)].sort(),
      min_nights: season.minNights,
    })),
    unavailable: mergePeriods(unavailable).map(rangeOf),
  };
}

/** Formats a PostgreSQL daterange literal. */
function rangeOf({ from, until }: Period): string {
  return `[${from},${until})`;
}
