import { describe, expect, test } from '@jest/globals';
import { parseBusyTimes } from './parse-busy-times.ts';
import { createCalendar, createEvent } from './test-calendars.ts';

const SITE = 'https://www.baksteen.example';
const WINDOW = { from: Date.parse('2026-10-01T00:00:00Z'), until: Date.parse('2027-04-30T00:00:00Z') };

/** `<start>/<end>` in UTC. */
function read(text: string, window = WINDOW): string[] {
  const reading = parseBusyTimes(text, { window, publicUrl: SITE });
  if (reading.fault) throw new Error(reading.fault);
  const word = (moment: number) => new Date(moment).toISOString().slice(0, 16);
  return reading.times.map(({ from, until }) => `${word(from)}/${word(until)}`);
}
const faultOf = (text: string) => parseBusyTimes(text, { window: WINDOW, publicUrl: SITE }).fault;
const createEventCalendar = (...lines: string[]) => createCalendar(createEvent(...lines));
const readEvent = (...lines: string[]) => read(createEventCalendar(...lines));
const inBrussels = (...lines: string[]) =>
  readEvent('DTSTART;TZID=Europe/Brussels:20261123T090000', ...lines);

describe('one event', () => {
  test.each([
    ['with an end', ['DTEND;TZID=Europe/Brussels:20261123T103000'], ['2026-11-23T08:00/2026-11-23T09:30']],
    ['with a length', ['DURATION:PT45M'], ['2026-11-23T08:00/2026-11-23T08:45']],
    [
      'that ends in another time zone',
      ['DTEND;TZID=America/New_York:20261123T050000'],
      ['2026-11-23T08:00/2026-11-23T10:00'],
    ],
    ['without a length', [], []],
    ['that ends before it begins', ['DTEND:20261122T090000Z'], ['2026-11-23T08:00/2026-11-23T23:00']],
    ['that is transparent', ['DURATION:PT1H', 'TRANSP:TRANSPARENT'], []],
    ['that was cancelled', ['DURATION:PT1H', 'STATUS:CANCELLED'], []],
    ['that Outlook calls free', ['DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'], []],
    [
      'that is tentative',
      ['DURATION:PT1H', 'STATUS:TENTATIVE', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'],
      ['2026-11-23T08:00/2026-11-23T09:00'],
    ],
  ])('%s', (_, lines, times) => expect(inBrussels(...lines)).toEqual(times));

  test.each([
    ['in UTC', 'DTSTART:20261123T090000Z', '2026-11-23T09:00/2026-11-23T10:00'],
    ['without a zone is in Brussels', 'DTSTART:20261123T090000', '2026-11-23T08:00/2026-11-23T09:00'],
    ['in Tokyo', 'DTSTART;TZID=Asia/Tokyo:20261123T090000', '2026-11-23T00:00/2026-11-23T01:00'],
    [
      'at a repeated time',
      'DTSTART;TZID=Europe/Brussels:20261025T023000',
      '2026-10-25T00:30/2026-10-25T01:30',
    ],
    [
      'at a time that is skipped',
      'DTSTART;TZID=Europe/Brussels:20270328T023000',
      '2027-03-28T01:30/2027-03-28T02:30',
    ],
  ])('%s', (_, start, time) => expect(readEvent(start, 'DURATION:PT1H')).toEqual([time]));

  test.each([
    ['a whole day', ['DTSTART;VALUE=DATE:20261123'], '2026-11-22T23:00/2026-11-23T23:00'],
    [
      'the day with 25 hours',
      ['DTSTART;VALUE=DATE:20261025', 'DTEND;VALUE=DATE:20261026'],
      '2026-10-24T22:00/2026-10-25T23:00',
    ],
    ['the day with 23', ['DTSTART;VALUE=DATE:20270328'], '2027-03-27T23:00/2027-03-28T22:00'],
    [
      'a week',
      ['DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261130'],
      '2026-11-22T23:00/2026-11-29T23:00',
    ],
    [
      'a day that ends when it begins',
      ['DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261123'],
      '2026-11-22T23:00/2026-11-23T23:00',
    ],
  ])('takes %s in Brussels', (_, lines, time) => expect(readEvent(...lines)).toEqual([time]));
});

describe('an event that recurs', () => {
  test('keeps its local time when the clocks change', () => {
    const weekly = (start: string) =>
      readEvent(`DTSTART;TZID=Europe/Brussels:${start}`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2');
    expect(weekly('20261019T090000')).toEqual([
      '2026-10-19T07:00/2026-10-19T08:00',
      '2026-10-26T08:00/2026-10-26T09:00',
    ]);
    expect(weekly('20270322T090000')).toEqual([
      '2027-03-22T08:00/2027-03-22T09:00',
      '2027-03-29T07:00/2027-03-29T08:00',
    ]);
  });

  test.each([
    ['UNTIL=20261125T080000Z', 3],
    ['UNTIL=20261125T075959Z', 2],
    ['UNTIL=20261125', 3],
    ['UNTIL=20261125T090000', 3],
    ['COUNT=4', 4],
    ['INTERVAL=2;COUNT=2', 2],
  ])('daily with %s', (rule, count) => {
    expect(inBrussels('DURATION:PT1H', `RRULE:FREQ=DAILY;${rule}`)).toHaveLength(count);
  });

  test.each([
    'EXDATE;TZID=Europe/Brussels:20261124T090000',
    'EXDATE:20261124T080000Z',
    'EXDATE;VALUE=DATE:20261124',
    'EXDATE;TZID=Europe/Brussels:20261122T090000,20261124T090000',
  ])('without the occurrence excluded by %s', (line) => {
    expect(inBrussels('DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3', line)).toEqual([
      '2026-11-23T08:00/2026-11-23T09:00',
      '2026-11-25T08:00/2026-11-25T09:00',
    ]);
  });

  test('with additional dates', () => {
    const lines = [
      'DURATION:PT1H',
      'RDATE;TZID=Europe/Brussels:20261124T140000',
      'RDATE;VALUE=PERIOD:20261126T100000Z/PT2H',
    ];
    expect(inBrussels(...lines)).toEqual([
      '2026-11-23T08:00/2026-11-23T09:00',
      '2026-11-24T13:00/2026-11-24T14:00',
      '2026-11-26T10:00/2026-11-26T12:00',
    ]);
  });

  test('all-day, with one day excluded by its start time', () => {
    const lines = ['DTSTART;VALUE=DATE:20261123', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261123T230000Z'];
    expect(readEvent(...lines)).toEqual([
      '2026-11-22T23:00/2026-11-23T23:00',
      '2026-11-24T23:00/2026-11-25T23:00',
    ]);
  });

  test('that began years ago', () => {
    const since2010 = createEvent(
      'DTSTART;TZID=Europe/Brussels:20100104T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY',
    );
    expect(read(createCalendar(since2010))).toHaveLength(30);
  });
});

describe('modified occurrences', () => {
  const master = createEvent(
    'UID:a',
    'DTSTART;TZID=Europe/Brussels:20261123T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=3',
  );
  const first = '2026-11-23T08:00/2026-11-23T09:00';
  const second = '2026-11-24T08:00/2026-11-24T09:00';
  const third = '2026-11-25T08:00/2026-11-25T09:00';
  test.each<[string, string[], string[]]>([
    [
      'moved',
      ['RECURRENCE-ID;TZID=Europe/Brussels:20261124T090000', 'DTSTART:20261124T150000Z', 'DURATION:PT2H'],
      [first, '2026-11-24T15:00/2026-11-24T17:00', third],
    ],
    [
      'named in UTC',
      ['RECURRENCE-ID:20261124T080000Z', 'DTSTART:20261124T150000Z', 'DURATION:PT1H'],
      [first, '2026-11-24T15:00/2026-11-24T16:00', third],
    ],
    [
      'cancelled',
      ['RECURRENCE-ID:20261124T080000Z', 'DTSTART:20261124T080000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'],
      [first, third],
    ],
    [
      'moved with all that follow',
      ['RECURRENCE-ID;RANGE=THISANDFUTURE:20261124T080000Z', 'DTSTART:20261124T100000Z', 'DURATION:PT30M'],
      [first, '2026-11-24T10:00/2026-11-24T10:30', '2026-11-25T10:00/2026-11-25T10:30'],
    ],
    [
      'of another event',
      ['UID:b', 'RECURRENCE-ID:20261124T080000Z', 'DTSTART:20261124T150000Z', 'DURATION:PT1H'],
      [first, second, '2026-11-24T15:00/2026-11-24T16:00', third],
    ],
  ])('%s', (_, lines, times) => {
    const version = createEvent(
      ...(lines.some((line) => line.startsWith('UID')) ? lines : ['UID:a', ...lines]),
    );
    expect(read(createCalendar(master, version))).toEqual(times);
    expect(read(createCalendar(version, master))).toEqual(times);
  });
});

describe('the whole calendar', () => {
  const at = (hours: string, length: string) =>
    createEvent(`DTSTART:20261123T${hours}00Z`, `DURATION:${length}`);

  test('merges overlapping and adjacent times', () => {
    const events = [at('1300', 'PT1H'), at('0900', 'PT1H'), at('0930', 'PT1H'), at('1030', 'PT15M')];
    expect(read(createCalendar(...events))).toEqual([
      '2026-11-23T09:00/2026-11-23T10:45',
      '2026-11-23T13:00/2026-11-23T14:00',
    ]);
  });

  test('ignores viewings of this site, whose state it knows itself', () => {
    const uid = 'UID:0b0f3c52-6d1c-4f5e-9f57-2f6d1c0a9e11@';
    const of = (...hosts: string[]) =>
      hosts.map((host, number) =>
        createEvent(`${uid}${host}`, `DTSTART:20261123T1${number}0000Z`, 'DURATION:PT1H'),
      );
    expect(read(createCalendar(...of('www.baksteen.example', 'other.example')))).toEqual([
      '2026-11-23T11:00/2026-11-23T12:00',
    ]);
    expect(
      readEvent('UID:meeting@www.baksteen.example', 'DTSTART:20261123T090000Z', 'DURATION:PT1H'),
    ).toHaveLength(1);
  });

  test('reads VFREEBUSY components', () => {
    const lines = [
      'BEGIN:VFREEBUSY',
      'DTSTART:20261123T000000Z',
      'DTEND:20261130T000000Z',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261123T090000Z/PT1H,20261124T090000Z/20261124T103000Z',
      'FREEBUSY;FBTYPE=FREE:20261125T090000Z/PT1H',
      'FREEBUSY:20261126T090000Z/PT15M',
      'END:VFREEBUSY',
    ];
    expect(read(createCalendar(...lines))).toEqual([
      '2026-11-23T09:00/2026-11-23T10:00',
      '2026-11-24T09:00/2026-11-24T10:30',
      '2026-11-26T09:00/2026-11-26T09:15',
    ]);
  });

  test('ignores times outside the window', () => {
    const day = { from: Date.parse('2026-11-23T10:00:00Z'), until: Date.parse('2026-11-23T13:00:00Z') };
    expect(read(createCalendar(at('0900', 'PT1H'), at('0930', 'PT1H'), at('1300', 'PT1H')), day)).toEqual([
      '2026-11-23T09:30/2026-11-23T10:30',
    ]);
  });

  test('reads an empty calendar, several in one file, and irrelevant properties', () => {
    expect(read(createCalendar())).toEqual([]);
    expect(
      read(`\uFEFF${createCalendar(at('0900', 'PT1H'))}${createCalendar(at('1100', 'PT1H'))}`),
    ).toHaveLength(2);
    const odd = [
      'SUMMARY:one\r\n  and a half\r\nTRANSP:',
      'X-ODD;A=B=C',
      'ATTACH;ENCODING=BASE64:!',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'DURATION:PT9H',
      'END:VALARM',
    ];
    expect(readEvent('DTSTART:20261123T090000Z', 'DURATION:PT1H', ...odd)).toEqual([
      '2026-11-23T09:00/2026-11-23T10:00',
    ]);
  });

  test.each([
    ['nothing', '', 'TYPE'],
    ['a page', '<!doctype html><title>Sign in</title>', 'TYPE'],
    ['a page about calendars', `<!doctype html>\n${createEventCalendar('DTSTART:20261123T090000Z')}`, 'TYPE'],
    ['one that breaks off', createCalendar(at('0900', 'PT1H')).slice(0, -20), 'FORMAT'],
    ['one that breaks off in an event', createCalendar(at('0900', 'PT1H')).slice(0, -40), 'FORMAT'],
    ['one that nests without end', `BEGIN:VCALENDAR\r\n${'BEGIN:X\r\n'.repeat(100)}`, 'FORMAT'],
    [
      'more times than anybody has',
      createEventCalendar(
        'DTSTART:20261101T000000Z',
        'DURATION:PT1M',
        'RRULE:FREQ=MINUTELY;INTERVAL=5;COUNT=20000',
      ),
      'LIMIT',
    ],
  ])('%s is a fault', (_, text, fault) => expect(faultOf(text)).toBe(fault));
});
