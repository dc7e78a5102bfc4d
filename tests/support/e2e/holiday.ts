/** Finds, through the API, a demo rental unit and a stay that can be requested. */
import type { APIRequestContext } from 'playwright/test';
import { addDays } from '../../../shared/days.ts';
import { calendarMonths } from '../../../shared/holiday/calendar.ts';
import type { Rental } from '../../../shared/holiday/stay.ts';
import { askApi, findHomes, type Homes } from './homes.ts';

interface HolidayHome {
  id: string;
  name: string;
  reference: string;
  persons: number;
  /** The first possible stay of the minimum length. */
  from: string;
  until: string;
}

/** All demo listings that tests need. */
export interface DemoHomes extends Homes {
  holiday: HolidayHome;
}

export async function findDemoHomes(request: APIRequestContext): Promise<DemoHomes> {
  return { ...(await findHomes(request)), holiday: await findHolidayHome(request) };
}

interface Unit extends Rental, Pick<HolidayHome, 'id' | 'name' | 'reference' | 'persons'> {
  bookableFrom: string;
}

const UNITS = `{ rentalUnits(locale: nl, pageSize: 60) { items {
  id name reference persons bookableFrom seasons { from until arrivalDays minNights } unavailable { from until }
} } }`;

interface Wanted {
  /**
   * Index of the first unit to try, and the distance to the next one if it has no free nights. The others follow from
   * the end of the list, because tests that run in parallel try them last too.
   */
  first: number;
  step: number;
  /** The stay begins at least `ahead` days from the first bookable day, and ends at most `within` days later. */
  ahead: number;
  within: number;
}

/** Returns a unit with free nights. Its place in the list of units does not depend on the bookings of other tests. */
export async function findHolidayHome(
  request: APIRequestContext,
  { first, step, ahead, within }: Wanted = { first: 0, step: 1, ahead: 0, within: 150 },
): Promise<HolidayHome> {
  const { rentalUnits } = await askApi<{ rentalUnits: { items: Unit[] } }>(request, UNITS);
  const isOwn = (_: Unit, index: number) => index >= first && (index - first) % step === 0;
  const others = rentalUnits.items.filter((unit, index) => !isOwn(unit, index)).reverse();
  for (const unit of [...rentalUnits.items.filter(isOwn), ...others]) {
    const days = calendarMonths(unit, unit.bookableFrom, 5).flatMap(({ weeks }) => weeks.flat());
    const [start, end] = [addDays(unit.bookableFrom, ahead), addDays(unit.bookableFrom, ahead + within)];
    const from = days.find((day) => day?.state === 'ARRIVAL' && day.day >= start)?.day;
    const season = unit.seasons.find((one) => from && one.from <= from && from < one.until);
    if (!from || !season) continue;
    const until = addDays(from, season.minNights);
    const { id, name, reference, persons } = unit;
    if (until <= end) return { id, name, reference, persons, from, until };
  }
  throw new Error('no holiday home has free nights at that time');
}
