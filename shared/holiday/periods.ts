/** A period of nights, from the first night to the day of departure (half-open). */
export interface Period {
  /** ISO date of the first night. */
  from: string;
  /** ISO date of the day of departure. */
  until: string;
}

const byStart = (a: Period, b: Period) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0);

/** The first two periods that have a night in common; undefined when there are none. */
export function findOverlap<P extends Period>(periods: readonly P[]): [P, P] | undefined {
  let latest: P | undefined;
  for (const period of periods.toSorted(byStart)) {
    if (latest && period.from < latest.until) return [latest, period];
    latest = period;
  }
  return undefined;
}

/** The same nights in as few periods as possible, in order: overlapping and adjacent periods are merged. */
export function mergePeriods(periods: readonly Period[]): Period[] {
  const merged: Period[] = [];
  for (const { from, until } of periods.toSorted(byStart)) {
    const last = merged.at(-1);
    if (!last || from > last.until) merged.push({ from, until });
    else if (until > last.until) last.until = until;
  }
  return merged;
}

/** The season that contains a day; undefined when the unit is not let then. */
export function seasonOn<S extends Period>(day: string, seasons: readonly S[]): S | undefined {
  return seasons.find(({ from, until }) => from <= day && day < until);
}
