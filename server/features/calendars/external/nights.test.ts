/** Calendars of rental units as exported by other booking platforms. */
import { describe, expect, test } from '@jest/globals';
import { dayInBrussels } from '../../../../shared/days.ts';
import { parseBusyTimes } from './parse-busy-times.ts';
import { createCalendar, createEvent } from './test-calendars.ts';

const publicUrl = 'https://www.baksteen.example';
const WINDOW = { from: Date.parse('2026-10-01T00:00:00Z'), until: Date.parse('2029-10-01T00:00:00Z') };

/** Formats nights as `<first night>/<day of departure>`. */
function read(text: string, window = WINDOW): string[] {
  const reading = parseBusyTimes(text, { window, publicUrl, isByNight: true });
  if (reading.fault) throw new Error(reading.fault);
  return reading.times.map(({ from, until }) =>
    [from, until].map((moment) => dayInBrussels(new Date(moment))).join('/'),
  );
}
const nights = (...lines: string[]) => read(createCalendar(createEvent(...lines)));
const inBrussels = (from: string, until: string) =>
  nights(`DTSTART;TZID=Europe/Brussels:${from}`, `DTEND;TZID=Europe/Brussels:${until}`);

test('Airbnb: whole days until the day of departure', () => {
  const text = `BEGIN:VCALENDAR
PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 0.8.8//EN
CALSCALE:GREGORIAN
VERSION:2.0
BEGIN:VEVENT
DTEND;VALUE=DATE:20261127
DTSTART;VALUE=DATE:20261124
UID:1418fb94e984-9ba9fe4e3d4b@airbnb.com
DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/HM\\nPhone
  Number (Last 4 Digits): 0000
SUMMARY:Reserved
END:VEVENT
BEGIN:VEVENT
DTEND;VALUE=DATE:20261201
DTSTART;VALUE=DATE:20261127
UID:7f662ec65913-4c7f@airbnb.com
SUMMARY:Airbnb (Not available)
END:VEVENT
END:VCALENDAR`;
  expect(read(text)).toEqual(['2026-11-24/2026-11-27', '2026-11-27/2026-12-01']);
});

test('Booking.com and VRBO: the same with other properties', () => {
  const booking = createEvent(
    'DTSTART;VALUE=DATE:20270705',
    'DTEND;VALUE=DATE:20270712',
    'UID:0123456789abcdef@booking.com',
    'SUMMARY:CLOSED - Not available',
  );
  const vrbo = createEvent(
    'UID:9f5d8b1e-0d4a-4d0a-9c2b-6a1b2c3d4e5f',
    'DTSTART;VALUE=DATE:20270714',
    'DTEND;VALUE=DATE:20270716',
    'SUMMARY:Reserved - Ann',
    'TRANSP:OPAQUE',
  );
  expect(read(createCalendar(booking, vrbo))).toEqual(['2027-07-05/2027-07-12', '2027-07-14/2027-07-16']);
});

describe('an event takes', () => {
  test.each([
    ['20261124T160000', '20261127T100000', '2026-11-24/2026-11-27'],
    ['20261124T160000', '20261127T000000', '2026-11-24/2026-11-27'],
    ['20261124T000000', '20261125T000000', '2026-11-24/2026-11-25'],
    ['20261124T090000', '20261124T120000', '2026-11-24/2026-11-25'],
    ['20261124T090000', '20261124T090000', '2026-11-24/2026-11-25'],
    ['20261024T160000', '20261025T023000', '2026-10-24/2026-10-25'],
    ['20261025T013000', '20261025T033000', '2026-10-25/2026-10-26'],
    ['20270327T160000', '20270328T030000', '2027-03-27/2027-03-28'],
    ['20270328T013000', '20270329T013000', '2027-03-28/2027-03-29'],
    ['20270328T023000', '20270328T030000', '2027-03-28/2027-03-29'],
  ])('from %s to %s the nights %s', (from, until, expected) => {
    expect(inBrussels(from, until)).toEqual([expected]);
  });

  test.each([
    [['DTSTART:20261124T233000Z', 'DTEND:20261126T090000Z'], ['2026-11-25/2026-11-26']],
    [['DTSTART:20261024T220000Z', 'DTEND:20261025T230000Z'], ['2026-10-25/2026-10-26']],
    [['DTSTART:20270327T230000Z', 'DTEND:20270328T220000Z'], ['2027-03-28/2027-03-29']],
    [['DTSTART;VALUE=DATE:20261025', 'DTEND;VALUE=DATE:20261026'], ['2026-10-25/2026-10-26']],
    [['DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270329'], ['2027-03-27/2027-03-29']],
    [['DTSTART;VALUE=DATE:20261124', 'DURATION:P3D'], ['2026-11-24/2026-11-27']],
    [['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261124'], ['2026-11-24/2026-11-25']],
    [['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:99991231'], ['2026-11-24/2029-10-01']],
    [['DTSTART:20261124T160000Z', 'DTEND:20261123T100000Z'], ['2026-11-24/2029-10-01']],
    [['DTSTART;VALUE=DATE:20261124', 'DTEND:20261126T100000Z'], ['2026-11-24/2026-11-26']],
    [['DTSTART;VALUE=DATE:20261124', 'STATUS:CANCELLED'], []],
    [['DTSTART;VALUE=DATE:20261124', 'TRANSP:TRANSPARENT'], []],
  ])('%p: %p', (lines, expected) => expect(nights(...lines)).toEqual(expected));
});

test('a recurring event takes nights each time, also when the clocks change', () => {
  const weekends = ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20261030'];
  expect(nights('DTSTART;VALUE=DATE:20261023', 'DTEND;VALUE=DATE:20261026', ...weekends)).toEqual([
    '2026-10-23/2026-10-26',
    '2026-11-06/2026-11-09',
  ]);
});

test('ignores stays of this site, whose state it knows itself', () => {
  const of = (host: string, day: number) =>
    createEvent(`UID:0b0f3c52-6d1c-4f5e-9f57-2f6d1c0a9e11@${host}`, `DTSTART;VALUE=DATE:202611${day}`);
  expect(read(createCalendar(of('www.baksteen.example', 24), of('other.example', 26)))).toEqual([
    '2026-11-26/2026-11-27',
  ]);
});

test('merges overlapping nights, and keeps adjacent stays separate', () => {
  const from = (day: number, until: number) =>
    createEvent(`DTSTART;VALUE=DATE:202611${day}`, `DTEND;VALUE=DATE:202611${until}`);
  expect(read(createCalendar(from(24, 26), from(26, 28), from(27, 29), from(24, 25)))).toEqual([
    '2026-11-24/2026-11-26',
    '2026-11-26/2026-11-29',
  ]);
  const early = `DTSTART;TZID=Europe/Brussels:20261126T090000`;
  expect(read(createCalendar(from(24, 26), createEvent(early, 'DURATION:PT1H')))).toEqual([
    '2026-11-24/2026-11-26',
    '2026-11-26/2026-11-27',
  ]);
});

test('includes a stay that has begun, and ignores past ones', () => {
  const window = { ...WINDOW, from: Date.parse('2026-11-25T23:00:00Z') };
  const began = createEvent('DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261128');
  const over = createEvent('DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126');
  expect(read(createCalendar(began), window)).toEqual(['2026-11-20/2026-11-28']);
  expect(read(createCalendar(over), window)).toEqual([]);
});

describe('blocks', () => {
  const nightOf = (day: number, title: string) =>
    createEvent(
      `DTSTART;VALUE=DATE:202611${day}`,
      `DTEND;VALUE=DATE:202611${day + 1}`,
      `SUMMARY${title}`,
      `UID:${day}@elsewhere.example`,
    );
  const timesOf = (ignoresBlocks: boolean, ...events: string[]) => {
    const options = { window: WINDOW, publicUrl, isByNight: true, ignoresBlocks };
    const reading = parseBusyTimes(createCalendar(...events), options);
    if (reading.fault) throw new Error(reading.fault);
    return reading.times.map(({ from, isBlock = false }) => [
      dayInBrussels(new Date(from)).slice(-2),
      isBlock,
    ]);
  };

  test.each([
    ':Airbnb (Not available)',
    ':Not available',
    ';LANGUAGE=en:Unavailable',
    ':BLOCKED',
    ':Vrbo (Blocked)',
    ':Closed period',
    ':Niet beschikbaar',
    ':Indisponible',
    ':Nicht verfügbar',
  ])('"%s" is one, and can be ignored', (title) => {
    expect(timesOf(false, nightOf(24, title), nightOf(26, ':Reserved'))).toEqual([
      ['24', true],
      ['26', false],
    ]);
    expect(timesOf(true, nightOf(24, title), nightOf(26, ':Reserved'))).toEqual([['26', false]]);
  });

  test.each([
    ':Reserved',
    ':CLOSED - Not available',
    ':Reserved - Ann',
    ':Ann (not available for calls)',
    '',
  ])('"%s" is a booking', (title) => expect(timesOf(true, nightOf(24, title))).toEqual([['24', false]]));

  test('stay separate from bookings of the same nights', () => {
    expect(
      timesOf(false, nightOf(24, ':Blocked'), nightOf(24, ':Reserved'), nightOf(25, ':Blocked')),
    ).toEqual([
      ['24', false],
      ['24', true],
      ['25', true],
    ]);
  });
});

describe('a check-out takes no night of its own', () => {
  const stay = ['DTSTART;TZID=Europe/Brussels:20261124T160000', 'DTEND;TZID=Europe/Brussels:20261127T110000'];
  const out = (...lines: string[]) =>
    read(createCalendar(createEvent('SUMMARY:Ann', ...stay), createEvent(...lines)));

  test.each([
    'Check-out: Ann',
    'Checkout Ann',
    'check out',
    'Departure',
    'Vertrek Ann',
    'Départ : Ann',
    'Abreise',
  ])('%s', (title) => {
    const times = ['DTSTART;TZID=Europe/Brussels:20261127T100000', 'DURATION:PT1H'];
    expect(out(`SUMMARY:${title}`, ...times)).toEqual(['2026-11-24/2026-11-27']);
    expect(out(`SUMMARY:${title}`, 'DTSTART;VALUE=DATE:20261127')).toEqual(['2026-11-24/2026-11-27']);
  });

  test.each([
    ['Check-in Ann', ['DTSTART;VALUE=DATE:20261128']],
    ['Check-out, check-in of Bo at four', ['DTSTART;VALUE=DATE:20261128']],
    ['Departures club', ['DTSTART;VALUE=DATE:20261128']],
    ['Check-out 11:00', ['DTSTART;VALUE=DATE:20261128', 'DTEND;VALUE=DATE:20261130']],
  ])('%s is none', (title, times) => {
    expect(out(`SUMMARY:${title}`, ...times)).toHaveLength(2);
  });
});
