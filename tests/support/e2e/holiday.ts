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

const UNITS = `{ rentalUnits(locale: nl) { items {
  id name reference persons bookableFrom seasons { from until arrivalDays minNights } unavailable { from until }
} } }`;

/**
 * `nth`: index by which parallel tests use different nights. `ahead`: minimum number of days until the arrival.
 */
export async function findHolidayHome(
  request: APIRequestContext,
  { nth, ahead }: { nth: number; ahead: number } = { nth: 0, ahead: 0 },
): Promise<HolidayHome> {
  const { rentalUnits } = await askApi<{ rentalUnits: { items: Unit[] } }>(request, UNITS);
  let passed = 0;
  for (const unit of rentalUnits.items) {
    const days = calendarMonths(unit, unit.bookableFrom, 5).flatMap(({ weeks }) => weeks.flat());
    const first = addDays(unit.bookableFrom, ahead);
    const from = days.find((day) => day?.state === 'ARRIVAL' && day.day >= first)?.day;
    const season = unit.seasons.find((one) => from && one.from <= from && from < one.until);
    if (from && season && passed++ === nth) {
      const { id, name, reference, persons } = unit;
      return { id, name, reference, persons, from, until: addDays(from, season.minNights) };
    }
  }
  throw new Error('no holiday home can be had in five months');
}
