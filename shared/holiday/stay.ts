/** Whether a stay in a rental unit is possible, and what it costs. */
import { daysBetween, weekdayOf } from '../days.ts';
import { type Period, seasonOn } from './periods.ts';
import { nightsInSeason, priceStay, type Season, type SeasonTerms, type StayPart } from './price.ts';
import { MAX_NIGHTS } from './stay-terms.ts';

/** A requested stay: the nights from arrival to departure, for a number of guests. */
export interface Stay extends Period {
  persons: number;
}

/** The facts of a rental unit that decide on a stay. */
export interface Rental<S extends SeasonTerms = SeasonTerms> {
  /** The maximum number of guests. */
  persons: number;
  seasons: readonly S[];
  unavailable: readonly Period[];
}

export type StayErrorCode =
  | 'DEPARTURE_NOT_AFTER_ARRIVAL'
  | 'STAY_TOO_LONG'
  | 'ARRIVAL_IN_PAST'
  | 'OUT_OF_SEASON'
  | 'ARRIVAL_DAY'
  | 'STAY_TOO_SHORT'
  | 'PERIOD_TAKEN'
  | 'TOO_FEW_PERSONS'
  | 'TOO_MANY_PERSONS';

/** Why a stay is not possible, and the field to correct. */
export interface StayError {
  code: StayErrorCode;
  field: keyof Stay;
}

/** The price of a stay, or why it is not possible. */
export interface StayQuote<S extends Season = Season> {
  nights: number;
  totalCents: number | null;
  parts: StayPart<S>[];
  errors: StayError[];
}

/** Returns why a stay is not possible; empty when it can be requested. `today`: the date in Brussels. */
export function checkStay(stay: Stay, rental: Rental, today: string): StayError[] {
  const errors = checkPeriod(stay, rental, today);
  if (stay.persons < 1) errors.push({ code: 'TOO_FEW_PERSONS', field: 'persons' });
  if (stay.persons > rental.persons) errors.push({ code: 'TOO_MANY_PERSONS', field: 'persons' });
  return errors;
}

export function quoteStay<S extends Season>(stay: Stay, rental: Rental<S>, today: string): StayQuote<S> {
  const errors = checkStay(stay, rental, today);
  const nights = Math.max(daysBetween(stay.from, stay.until), 0);
  if (errors.length > 0) return { nights, totalCents: null, parts: [], errors };
  const parts = priceStay(stay, rental.seasons);
  return { nights, totalCents: parts.reduce((sum, { cents }) => sum + cents, 0), parts, errors };
}

/** Checks that apply to any unit: arrival in the past, wrong order of days, too many nights. */
export function checkDays({ from, until }: Period, today: string): StayError[] {
  const nights = daysBetween(from, until);
  const errors: StayError[] = [];
  if (from < today) errors.push({ code: 'ARRIVAL_IN_PAST', field: 'from' });
  if (nights < 1) errors.push({ code: 'DEPARTURE_NOT_AFTER_ARRIVAL', field: 'until' });
  if (nights > MAX_NIGHTS) errors.push({ code: 'STAY_TOO_LONG', field: 'until' });
  return errors;
}

function checkPeriod(stay: Stay, { seasons, unavailable }: Rental, today: string): StayError[] {
  const { from, until } = stay;
  const errors = checkDays(stay, today);
  if (errors.length > 0) return errors;
  const nights = daysBetween(from, until);
  const arrival = seasonOn(from, seasons);
  if (arrival && !arrival.arrivalDays.includes(weekdayOf(from))) {
    errors.push({ code: 'ARRIVAL_DAY', field: 'from' });
  }
  if (arrival && nights < arrival.minNights) errors.push({ code: 'STAY_TOO_SHORT', field: 'until' });
  if (!arrival) errors.push({ code: 'OUT_OF_SEASON', field: 'from' });
  else if (nightsInSeason(stay, seasons) < nights) errors.push({ code: 'OUT_OF_SEASON', field: 'until' });
  if (unavailable.some((taken) => taken.from < until && from < taken.until)) {
    errors.push({ code: 'PERIOD_TAKEN', field: 'from' });
  }
  return errors;
}
