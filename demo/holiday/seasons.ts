/** Prices and unavailable nights of a unit, for this year and the next. */

import type { RentalUnitLineInput } from '../../server/features/feed/rental-unit-line.ts';
import { addDays, nextWeekday } from '../../shared/days.ts';
import type { Random } from '../random.ts';
import { schoolHolidays } from './school-holidays.ts';
import type { Region, UnitSpec } from './units.data.ts';

type Season = RentalUnitLineInput['seasons'][number];
type Period = NonNullable<RentalUnitLineInput['unavailable']>[number];
type Kind = 'LOW' | 'MIDDLE' | 'SCHOOL' | 'SUMMER' | 'CHRISTMAS';

const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;

/** Price factor relative to the low season, arrival days and minimum nights. */
const TERMS: Record<Region, Record<Kind, [factor: number, arrivals: number[], nights: number]>> = {
  COAST: {
    LOW: [1, [MONDAY, FRIDAY], 2],
    MIDDLE: [1.25, [MONDAY, FRIDAY], 3],
    SCHOOL: [1.5, [MONDAY, FRIDAY, SATURDAY], 4],
    SUMMER: [1.95, [SATURDAY], 7],
    CHRISTMAS: [1.6, [MONDAY, FRIDAY, SATURDAY], 3],
  },
  ARDENNES: {
    LOW: [1, [MONDAY, FRIDAY], 2],
    MIDDLE: [1.12, [MONDAY, FRIDAY], 2],
    SCHOOL: [1.45, [MONDAY, FRIDAY], 4],
    SUMMER: [1.4, [MONDAY, FRIDAY, SATURDAY], 5],
    CHRISTMAS: [1.85, [MONDAY, SATURDAY], 5],
  },
  SPAIN: {
    LOW: [1, [1, 2, 3, 4, 5, 6, 7], 5],
    MIDDLE: [1.3, [1, 2, 3, 4, 5, 6, 7], 5],
    SCHOOL: [1.55, [FRIDAY, SATURDAY, 7], 7],
    SUMMER: [2.1, [SATURDAY], 7],
    CHRISTMAS: [1.35, [FRIDAY, SATURDAY, 7], 7],
  },
};

/** Guests arrive on the Saturday before school holidays and leave on the Sunday on which they end. */
function holidayKinds(firstYear: number): { kind: Kind; from: string; until: string }[] {
  return [firstYear - 1, firstYear, firstYear + 1].flatMap(schoolHolidays).map(({ name, from, until }) => ({
    kind: name === 'SUMMER' || name === 'CHRISTMAS' ? name : 'SCHOOL',
    from: name === 'SUMMER' ? from : addDays(from, -2),
    until: name === 'SUMMER' ? until : addDays(until, -1),
  }));
}

function baseKind(date: string): Kind {
  const month = Number(date.slice(5, 7));
  return month >= 4 && month <= 10 ? 'MIDDLE' : 'LOW';
}

/** Assigns a kind to every night of two years; consecutive nights of one kind form a season. */
function calendar(firstYear: number): { kind: Kind; from: string; until: string }[] {
  const holidays = holidayKinds(firstYear);
  const seasons: { kind: Kind; from: string; until: string }[] = [];
  for (let night = `${firstYear}-01-01`; night < `${firstYear + 2}-01-01`; night = addDays(night, 1)) {
    const holiday = holidays.find(({ from, until }) => from <= night && night < until);
    const kind = holiday?.kind ?? baseKind(night);
    const last = seasons.at(-1);
    if (last?.kind === kind) last.until = addDays(night, 1);
    else seasons.push({ kind, from: night, until: addDays(night, 1) });
  }
  return seasons;
}

export function drawSeasons({ region, night }: UnitSpec, start: Date): Season[] {
  return calendar(start.getUTCFullYear()).map(({ kind, from, until }) => {
    const [factor, arrivalDays, minNights] = TERMS[region][kind];
    const pricePerNight = Math.round(night * factor);
    const pricePerWeek = Math.round((pricePerNight * 6.3) / 5) * 5;
    return { from, until, pricePerNight, pricePerWeek, arrivalDays, minNights };
  });
}

/** Stays that begin on Saturdays, Mondays and Fridays, most of them in summer; occasionally a month for the owner. */
export function drawUnavailable({ region }: UnitSpec, start: Date, random: Random): Period[] {
  const today = start.toISOString().slice(0, 10);
  const last = `${start.getUTCFullYear() + 1}-12-20`;
  const periods: Period[] = [];
  let night = addDays(today, random.int(0, 20));
  while (night < last) {
    const isSummer = night.slice(5) >= '07-01' && night.slice(5) < '09-01';
    const from = nextWeekday(night, SATURDAY);
    const isOwner = random.chance(region === 'SPAIN' ? 0.12 : 0.04);
    const nights = isOwner ? 28 : isSummer ? 7 * random.int(1, 2) : random.pick([2, 4, 7, 7]);
    periods.push({ from, until: addDays(from, nights) });
    night = addDays(from, nights + random.int(isSummer ? 0 : 7, isSummer ? 14 : 60));
  }
  return periods;
}
