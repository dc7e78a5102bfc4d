/** Reads each external calendar once, but not those that the demo agency generates. Nothing is stored. */
import type { Kysely } from 'kysely';
import { loadDemo } from '../../composition/load-demo.ts';
import { type Finding, ok, wrong } from '../../composition/start-checks/finding.ts';
import { createCalendarThread } from '../../features/calendars/external/calendar-thread.ts';
import { fetchCalendar, isOpenHttp } from '../../features/calendars/external/fetch-calendar.ts';
import { readOptions } from '../../features/calendars/external/read-calendar.ts';
import { listCalendars } from '../../features/calendars/store/named-calendars.ts';
import type { Database } from '../../platform/database/connect.ts';
import { addressList } from '../../platform/fetching/public-addresses.ts';
import type { Settings } from '../../settings/settings.ts';

const CONCURRENT = 4;
const SUBJECT = 'calendars';

type Calendar = Awaited<ReturnType<typeof listCalendars>>[number];
type CalendarSettings = Pick<Settings, 'privateMediaAddresses' | 'allowsHttpCalendars' | 'publicUrl'>;

/** Returns a wrong finding for each calendar that cannot be read. The findings do not contain their secret URLs. */
export async function checkCalendars(db: Kysely<Database>, settings: CalendarSettings): Promise<Finding[]> {
  const { calendars: generated } = await loadDemo(db, false, () => {});
  const calendars = (await listCalendars(db)).filter(({ url }) => generated.write(url, new Date()) === null);
  const findFault = createFaultFinder(settings);
  const faults: Finding[] = [];
  for (let at = 0; at < calendars.length; at += CONCURRENT) {
    const some = calendars.slice(at, at + CONCURRENT);
    const found = await Promise.all(some.map(findFault));
    for (const [index, fault] of found.entries())
      if (fault) faults.push(wrong(SUBJECT, `the calendar of ${some[index]?.ownerName}: ${fault}.`));
  }
  return faults.length > 0 ? faults : [ok(SUBJECT, `${calendars.length} can be read`)];
}

const FAULTS: Readonly<Record<string, string>> = {
  TYPE: 'its address has no iCalendar file',
  FORMAT: 'it is cut off, or is not valid iCalendar',
  LIMIT: 'reading takes too long',
};

function createFaultFinder({ privateMediaAddresses, allowsHttpCalendars, publicUrl }: CalendarSettings) {
  const read = createCalendarThread();
  const allowed = addressList(privateMediaAddresses);
  return async ({ owner, url }: Calendar): Promise<string | null> => {
    if (!allowsHttpCalendars && isOpenHttp(url)) return 'its address must begin with https';
    const fetched = await fetchCalendar(url, { etag: null, allowed });
    if (fetched.fault) return fetched.fault.reason;
    const options = readOptions(owner, new Date());
    const { fault } = await read({ bytes: fetched.value.bytes, publicUrl, ignoresBlocks: false, ...options });
    return fault ? (FAULTS[fault] ?? fault) : null;
  };
}
