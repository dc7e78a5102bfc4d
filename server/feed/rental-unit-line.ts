/** A holiday unit, with what it costs when. */
import * as v from 'valibot';
import { HOLIDAY_FACILITIES } from '../../shared/holiday/vocabulary.ts';
import { calendarUrl, count, date, euros, optional, perLocale, text, weekday, whole } from './fields.ts';
import { listingFields } from './listing-fields.ts';

/** `from` is the first night; on the morning of `until` the guests leave. */
const period = { from: date, until: date };

const season = v.object({
  ...period,
  pricePerNight: euros,
  pricePerWeek: euros,
  /** The weekdays on which a stay can begin. */
  arrivalDays: v.pipe(v.array(weekday), v.minLength(1), v.maxLength(7)),
  minNights: whole(1, 60),
});

export const rentalUnitLine = v.object({
  kind: v.literal('rentalUnit'),
  ...listingFields,
  transaction: v.literal('RENT'),
  /** The unit's proper name, the same in every language. */
  name: text(120),
  /** How many may sleep there at most. */
  persons: whole(1, 50),
  bedrooms: count(200),
  bathrooms: count(200),
  pets: v.boolean(),
  facilities: v.optional(v.array(v.picklist(HOLIDAY_FACILITIES)), []),
  /** They never overlap; outside of them the unit is not let. */
  seasons: v.pipe(v.array(season), v.minLength(1), v.maxLength(60)),
  /** Until how many days before arrival an accepted stay can be cancelled; 14 when absent. */
  cancelDays: optional(whole(0, 365)),
  /** What happens once a stay is accepted: deposit, keys. */
  nextSteps: optional(perLocale(text(2000))),
  unavailable: v.optional(v.pipe(v.array(v.object(period)), v.maxLength(1_000)), []),
  /** Calendars of places where the unit is let, too: no stays on nights that are booked there. */
  calendarUrls: v.optional(v.pipe(v.array(calendarUrl), v.maxLength(5)), []),
});

export type RentalUnitLine = v.InferOutput<typeof rentalUnitLine>;
export type RentalUnitLineInput = v.InferInput<typeof rentalUnitLine>;
