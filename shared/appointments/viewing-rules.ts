/** Viewing rules: the agency's, overridden by those of an office, an agent, a home or project, and an entity. */
import type { OpeningSpan } from '../offices/opening-hours.ts';

/** The maximum of `daysAhead`. */
export const MAX_DAYS_AHEAD = 180;

/** Different hours on one day; without hours there are no viewings. */
export interface ViewingException {
  /** `YYYY-MM-DD`. */
  date: string;
  hours: readonly Pick<OpeningSpan, 'opens' | 'closes'>[];
}

export interface ViewingRules {
  /** Brussels local time. */
  hours: readonly OpeningSpan[];
  slotMinutes: number;
  /** Between two viewings, for travel. */
  pauseMinutes: number;
  /** The minimum time between booking and viewing. */
  leadHours: number;
  /** How many days ahead viewings can be booked. */
  daysAhead: number;
  /** Whether there are viewings on Belgium's holidays. */
  onHolidays: boolean;
  exceptions: readonly ViewingException[];
  /** Whether visitors can book viewings on the site at all. */
  isBookable: boolean;
  /** How many viewings an office conducts at the same time; an agent conducts one. */
  atOnce: number;
}

/** Overriding rules; a rule that is absent or null is inherited. */
export type RuleOverrides = { [Rule in keyof ViewingRules]?: ViewingRules[Rule] | null | undefined };

/** The defaults of an agency without viewing rules in its settings. */
export const DEFAULT_RULES: ViewingRules = {
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  slotMinutes: 30,
  pauseMinutes: 15,
  leadHours: 12,
  daysAhead: 28,
  onHolidays: false,
  exceptions: [],
  isBookable: true,
  atOnce: 1,
};

/** Applies overriding rules one by one; exceptions are overridden day by day. */
export function overrideRules(
  widest: ViewingRules,
  ...narrower: readonly (RuleOverrides | null | undefined)[]
): ViewingRules {
  const rules = { ...widest };
  const exceptions = new Map(widest.exceptions.map((exception) => [exception.date, exception]));
  for (const own of narrower) {
    const overrides = Object.entries(own ?? {}).filter(([, value]) => value !== null && value !== undefined);
    Object.assign(rules, Object.fromEntries(overrides));
    for (const exception of own?.exceptions ?? []) exceptions.set(exception.date, exception);
  }
  return { ...rules, exceptions: [...exceptions.values()] };
}
