/** A rental unit with its seasons. */
import * as v from 'valibot';
import { HOLIDAY_FACILITIES } from '../../../shared/holiday/vocabulary.ts';
import { calendarUrl, count, date, euros, optional, perLocale, text, weekday, whole } from './fields.ts';
import { listingFields } from './listing-fields.ts';

/** From the first night to the day of departure. */
const period = { from: date, until: date };

const season = v.object({
  ...period,
  pricePerNight: euros,
  pricePerWeek: euros,
  /** The weekdays on which a stay can begin. */
  arrivalDays: v.pipe(v.array(weekday), v.minLength(1), v.maxLength(7)),
  minNights: whole(1, 60),
});

const calendar = v.union([
  calendarUrl,
  v.object({
    url: calendarUrl,
    /** Whether nights that the platform blocks without a booking stay free. */
    ignoreBlocks: v.boolean(),
  }),
]);

export const rentalUnitLine = v.object({
  kind: v.literal('rentalUnit'),
  ...listingFields,
  transaction: v.literal('RENT'),
  /** The unit's proper name, the same in every language. */
  name: text(120),
  /** The maximum number of guests. */
  persons: whole(1, 50),
  bedrooms: count(200),
  bathrooms: count(200),
  pets: v.boolean(),
  facilities: v.optional(v.array(v.picklist(HOLIDAY_FACILITIES)), []),
  /** Seasons must not overlap; outside of them the unit is not let. */
  seasons: v.pipe(v.array(season), v.minLength(1), v.maxLength(60)),
  /** An accepted stay can be cancelled until this number of days before arrival; 14 when absent. */
  cancelDays: optional(whole(0, 365)),
  /** What happens after a stay is accepted: deposit, keys. */
  nextSteps: optional(perLocale(text(2000))),
  unavailable: v.optional(v.pipe(v.array(v.object(period)), v.maxLength(1_000)), []),
  /** Calendars of other platforms: nights booked there are unavailable. */
  calendarUrls: v.optional(v.pipe(v.array(calendar), v.maxLength(5)), []),
});

export type RentalUnitLine = v.InferOutput<typeof rentalUnitLine>;
export type RentalUnitLineInput = v.InferInput<typeof rentalUnitLine>;
