/** `hours.json`: opening hours of offices by their references, and the days on which they are closed. */
import * as v from 'valibot';
import { MAX_CLOSED_PERIODS } from '../../../shared/desk/site.ts';
import type { ClosedDays } from '../../../shared/offices/opening-hours.ts';
import { openingHours } from '../feed/people-lines.ts';
import type { Faults } from './faults.ts';
import { parseFields } from './files/read-file.ts';
import { day } from './pages/front-matter.ts';
import type { SiteFolder } from './site-folder.ts';

export const HOURS_FILE = 'hours.json';

/** The key of days on which every office is closed. */
export const ALL_OFFICES = '*';

const closedDays = v.pipe(
  v.strictObject({ from: day, until: v.optional(day) }),
  v.transform(({ from, until = from }): ClosedDays => ({ from, until })),
  v.check(({ from, until }) => from <= until, 'ends before it begins'),
);

const hoursSchema = v.strictObject({
  /** As in a feed; absent: those of the feed. */
  openingHours: v.optional(openingHours),
  /** From the first to the last day; without `until` one day. */
  closed: v.optional(
    v.pipe(
      v.array(closedDays),
      v.maxLength(MAX_CLOSED_PERIODS, `has more than ${MAX_CLOSED_PERIODS} periods`),
    ),
    [],
  ),
});

export type HoursEntry = v.InferOutput<typeof hoursSchema>;

/** By the reference of the office. */
export type OfficeHours = ReadonlyMap<string, HoursEntry>;

/** Reads the entries of the table; past days are left out. */
export function readHours(
  table: ReadonlyMap<string, unknown>,
  { today, faults }: { today: string; faults: Faults },
): OfficeHours {
  const hours = new Map<string, HoursEntry>();
  for (const [office, entry] of table) {
    const read = parseFields(entry, hoursSchema, { name: `${HOURS_FILE} (${office})`, faults });
    if (read) hours.set(office, { ...read, closed: read.closed.filter(({ until }) => until >= today) });
  }
  return hours;
}

/** Finds what the site folder says of an office: its hours, its closed days and those of all offices. */
export function createOwnHours({ current }: { current(): Pick<SiteFolder, 'hours'> }) {
  return (reference: string) => {
    const { hours } = current();
    const own = hours.get(reference);
    const closedDays = [...(hours.get(ALL_OFFICES)?.closed ?? []), ...(own?.closed ?? [])];
    return {
      openingHours: own?.openingHours,
      closedDays: closedDays.toSorted((a, b) => a.from.localeCompare(b.from, 'en')),
    };
  };
}
