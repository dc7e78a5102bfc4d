/** Generates calendar texts for the model of stays, with the nights that each event takes. */
import fc from 'fast-check';
import { createCalendar, createEvent } from '../../server/features/calendars/external/test-calendars.ts';
import { addDays } from '../../shared/days.ts';
import { brusselsDate, type Nights } from './stays-model.ts';

export const HOST = 'www.baksteen.example';
const MINUTE = 60_000;

/** `at`: days after the first day of a run. */
export type Event =
  | { is: 'days' | 'cancelled' | 'own'; at: number; nights: number }
  | { is: 'daily'; at: number; nights: number; count: number; without: number }
  | { is: 'local' | 'utc'; at: number; minute: number; minutes: number };

const at = fc.nat(8);
const nights = fc.integer({ min: 1, max: 4 });
export const eventsArbitrary: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ is: fc.constant('days'), at, nights }) },
    { weight: 1, arbitrary: fc.record({ is: fc.constantFrom('cancelled', 'own'), at, nights }) },
    {
      weight: 1,
      arbitrary: fc.record({
        is: fc.constant('daily'),
        at,
        nights: fc.integer({ min: 1, max: 2 }),
        count: fc.integer({ min: 1, max: 4 }),
        without: fc.nat(4),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        is: fc.constantFrom('local', 'utc'),
        at,
        // Around midnight and around clock changes.
        minute: fc.constantFrom(0, 30, 60, 90, 120, 150, 180, 600, 960, 1320, 1350, 1380, 1410, 1439),
        minutes: fc.constantFrom(0, 30, 60, 180, 720, 1440, 1470, 2880, 4000),
      }),
    },
  ) as fc.Arbitrary<Event>,
  { maxLength: 4 },
);

export interface CalendarText {
  text: string;
  nights: Nights[];
}

/** Returns the calendar with these events, and the nights that it takes. */
export function writeEvents(events: readonly Event[], first: string): CalendarText {
  const written = events.map((one, number) => writeEvent(one, addDays(first, one.at), number));
  return {
    text: createCalendar(...written.map(({ text }) => text)),
    nights: written.flatMap((one) => one.nights),
  };
}

function writeEvent(one: Event, day: string, number: number): CalendarText {
  const uid = `UID:${number}@elsewhere.example`;
  switch (one.is) {
    case 'days':
      return { text: createEvent(uid, ...wholeDays(day, one.nights)), nights: [nightsFrom(day, one.nights)] };
    case 'cancelled':
      return { text: createEvent(uid, ...wholeDays(day, one.nights), 'STATUS:CANCELLED'), nights: [] };
    case 'own': {
      const own = `UID:0b0f3c52-6d1c-4f5e-9f57-2f6d1c0a9e1${number}@${HOST}`;
      return { text: createEvent(own, ...wholeDays(day, one.nights)), nights: [] };
    }
    case 'daily':
      return writeDaily(one, day, uid);
    case 'local':
      return writeLocal(one, day, uid);
    default:
      return writeUtc(one, day, uid);
  }
}

function writeDaily(one: Event & { is: 'daily' }, day: string, uid: string): CalendarText {
  const lines = [
    `RRULE:FREQ=DAILY;COUNT=${one.count}`,
    `EXDATE;VALUE=DATE:${digits(addDays(day, one.without))}`,
  ];
  const days = Array.from({ length: one.count }, (_, index) => index).filter(
    (index) => index !== one.without,
  );
  return {
    text: createEvent(uid, ...wholeDays(day, one.nights), ...lines),
    nights: days.map((index) => nightsFrom(addDays(day, index), one.nights)),
  };
}

/** Writes an event in Brussels local time. */
function writeLocal(
  { minute, minutes }: { minute: number; minutes: number },
  day: string,
  uid: string,
): CalendarText {
  const end = minute + minutes;
  const last = addDays(day, Math.floor(end / 1440));
  return {
    text: createEvent(
      uid,
      `DTSTART;TZID=Europe/Brussels:${digits(day)}T${clock(minute)}`,
      `DTEND;TZID=Europe/Brussels:${digits(last)}T${clock(end % 1440)}`,
    ),
    nights: [{ from: day, until: last > day ? last : addDays(day, 1) }],
  };
}

function writeUtc(
  { minute, minutes }: { minute: number; minutes: number },
  day: string,
  uid: string,
): CalendarText {
  const start = Date.parse(day) + minute * MINUTE;
  const end = start + minutes * MINUTE;
  const [from, last] = [brusselsDate(start), brusselsDate(end)];
  return {
    text: createEvent(uid, `DTSTART:${moment(start)}`, `DTEND:${moment(end)}`),
    nights: [{ from, until: last > from ? last : addDays(from, 1) }],
  };
}

const nightsFrom = (day: string, count: number): Nights => ({ from: day, until: addDays(day, count) });
const digits = (day: string) => day.replaceAll('-', '');
const two = (value: number) => String(value).padStart(2, '0');
const clock = (minute: number) => `${two(Math.floor(minute / 60))}${two(minute % 60)}00`;
const moment = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

function wholeDays(day: string, count: number): string[] {
  return [`DTSTART;VALUE=DATE:${digits(day)}`, `DTEND;VALUE=DATE:${digits(addDays(day, count))}`];
}
