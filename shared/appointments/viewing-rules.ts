/** Viewing rules of the agency, narrowed by an office, an agent, a home or project, and an entity. */
import type { OpeningSpan } from '../offices/opening-hours.ts';

/** No rules reach further ahead. */
export const MOST_DAYS_AHEAD = 180;

/** Another day than usual; without hours there are no viewings. */
export interface ViewingException {
  /** `YYYY-MM-DD`. */
  date: string;
  hours: readonly Pick<OpeningSpan, 'opens' | 'closes'>[];
}

export interface ViewingRules {
  /** By the clocks in Brussels. */
  hours: readonly OpeningSpan[];
  slotMinutes: number;
  /** Between two viewings, for the way. */
  pauseMinutes: number;
  /** How long before it begins a viewing can still be booked. */
  leadHours: number;
  daysAhead: number;
  /** Whether there are viewings on Belgium's holidays. */
  onHolidays: boolean;
  exceptions: readonly ViewingException[];
  /** Whether visitors can book viewings on the site at all. */
  isBookable: boolean;
}

/** Rules that override the wider ones; a rule that is absent or null is inherited. */
export type NarrowerRules = { [Rule in keyof ViewingRules]?: ViewingRules[Rule] | null | undefined };

/** What an agency's homes can be viewed by when its file says nothing. */
export const USUAL_RULES: ViewingRules = {
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  slotMinutes: 30,
  pauseMinutes: 15,
  leadHours: 12,
  daysAhead: 28,
  onHolidays: false,
  exceptions: [],
  isBookable: true,
};

/** The narrower over the wider, rule by rule; of exceptions, day by day. */
export function narrowRules(
  widest: ViewingRules,
  ...narrower: readonly (NarrowerRules | null | undefined)[]
): ViewingRules {
  const rules = { ...widest };
  const exceptions = new Map(widest.exceptions.map((exception) => [exception.date, exception]));
  for (const own of narrower) {
    const said = Object.entries(own ?? {}).filter(([, value]) => value !== null && value !== undefined);
    Object.assign(rules, Object.fromEntries(said));
    for (const exception of own?.exceptions ?? []) exceptions.set(exception.date, exception);
  }
  return { ...rules, exceptions: [...exceptions.values()] };
}
