/** What a stay in a rental unit costs. Money in whole euro cents, days as in shared/days.ts. */
import { daysBetween } from '../days.ts';
import type { Period } from './periods.ts';

const WEEK = 7;

/** How stays begin in a period. */
export interface SeasonTerms extends Period {
  /** ISO weekdays on which a stay can begin. */
  arrivalDays: readonly number[];
  minNights: number;
}

/** What a unit costs in a period. */
export interface Season extends SeasonTerms {
  pricePerNightCents: number;
  pricePerWeekCents: number;
}

/** The nights of a stay that lie in one season, and how they are charged. */
export interface StayPart<S extends Season = Season> extends Period {
  season: S;
  nights: number;
  /** So many at the price of a week; the last may hold fewer than seven nights. */
  weeks: number;
  /** So many at the price of a night. */
  singleNights: number;
  cents: number;
}

/**
 * The parts of a stay, season by season in their order; nights without a season are in none of them. Full weeks
 * cost the price of a week, the nights that are left the price of a night each, but never more than one
 * week more. A week that was priced above its seven nights costs as much as they do.
 */
export function priceStay<S extends Season>(stay: Period, seasons: readonly S[]): StayPart<S>[] {
  return cut(stay, seasons).map((part) => ({ ...part, ...charge(part.nights, part.season) }));
}

/** The nights of a stay by the season in which they lie. */
function cut<S extends Period>({ from, until }: Period, seasons: readonly S[]) {
  const touched = seasons.filter((season) => season.from < until && from < season.until);
  const ordered = touched.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return ordered.map((season) => {
    const first = season.from > from ? season.from : from;
    const end = season.until < until ? season.until : until;
    return { from: first, until: end, season, nights: daysBetween(first, end) };
  });
}

/** How many of the nights of a period lie in a season. */
export function nightsInSeason(period: Period, seasons: readonly Period[]): number {
  return cut(period, seasons).reduce((sum, { nights }) => sum + nights, 0);
}

/** The price of a week: never more than that of its seven nights. */
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
