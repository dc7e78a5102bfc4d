/** The price of a stay in a rental unit. Money in whole euro cents, days as in shared/days.ts. */
import { daysBetween } from '../days.ts';
import type { Period } from './periods.ts';

const WEEK = 7;

/** The arrival rules of a season. */
export interface SeasonTerms extends Period {
  /** ISO weekdays on which a stay can begin. */
  arrivalDays: readonly number[];
  minNights: number;
}

/** The arrival rules and prices of a season. */
export interface Season extends SeasonTerms {
  pricePerNightCents: number;
  pricePerWeekCents: number;
}

/** The nights of a stay in one season, and how they are charged. */
export interface StayPart<S extends Season = Season> extends Period {
  season: S;
  nights: number;
  /** The number of weeks charged; the last may have fewer than seven nights. */
  weeks: number;
  /** The number of nights charged one by one. */
  singleNights: number;
  cents: number;
}

/**
 * The parts of a stay by season, in chronological order; nights outside any season are left out. Full weeks cost the
 * weekly price, each remaining night the nightly price, but together never more than one more week. A weekly price
 * above that of seven nights is reduced to it.
 */
export function priceStay<S extends Season>(stay: Period, seasons: readonly S[]): StayPart<S>[] {
  return splitBySeason(stay, seasons).map((part) => ({ ...part, ...charge(part.nights, part.season) }));
}

/** Splits the nights of a stay by season. */
function splitBySeason<S extends Period>({ from, until }: Period, seasons: readonly S[]) {
  const touched = seasons.filter((season) => season.from < until && from < season.until);
  const ordered = touched.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return ordered.map((season) => {
    const first = season.from > from ? season.from : from;
    const end = season.until < until ? season.until : until;
    return { from: first, until: end, season, nights: daysBetween(first, end) };
  });
}

/** The number of nights of a period that lie in a season. */
export function nightsInSeason(period: Period, seasons: readonly Period[]): number {
  return splitBySeason(period, seasons).reduce((sum, { nights }) => sum + nights, 0);
}

/** The price of a week: never more than that of seven nights. */
export function weekCents({ pricePerNightCents, pricePerWeekCents }: Season): number {
  return Math.min(pricePerWeekCents, WEEK * pricePerNightCents);
}

function charge(nights: number, season: Season) {
  const night = season.pricePerNightCents;
  const week = weekCents(season);
  const full = Math.floor(nights / WEEK);
  const rest = nights % WEEK;
  const isWeekCheaper = rest * night > week;
  const weeks = isWeekCheaper ? full + 1 : full;
  const singleNights = isWeekCheaper ? 0 : rest;
  return { weeks, singleNights, cents: weeks * week + singleNights * night };
}
