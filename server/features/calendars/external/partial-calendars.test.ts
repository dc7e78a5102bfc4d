/** Calendars with events that cannot be read wholly: those are busy, and the others stay. */
import { describe, expect, test } from '@jest/globals';
import { dayInBrussels } from '../../../../shared/days.ts';
import { parseBusyTimes, type ReadOptions } from './parse-busy-times.ts';
import { createCalendar, createEvent } from './test-calendars.ts';

const WINDOW = { from: Date.parse('2026-11-29T23:00:00Z'), until: Date.parse('2027-01-31T23:00:00Z') };
const OPTIONS = { window: WINDOW, publicUrl: 'https://www.baksteen.example' };
const OTHER = createEvent('UID:other', 'DTSTART:20270115T090000Z', 'DTEND:20270115T100000Z');
const OTHER_TIME = '2027-01-15T09:00/2027-01-15T10:00';

function read(text: string, options: Partial<ReadOptions> = {}) {
  const reading = parseBusyTimes(text, { ...OPTIONS, ...options });
  if (reading.fault) throw new Error(reading.fault);
  const word = (moment: number) => new Date(moment).toISOString().slice(0, 16);
  const times = reading.times.map(({ from, until }) => `${word(from)}/${word(until)}`);
  return { times, partial: reading.partial, found: reading.times };
}

/** Reads an event beside another one, which must stay. */
function readBeside(...lines: string[]) {
  const { times, partial } = read(createCalendar(createEvent('UID:a', ...lines), OTHER));
  const isKept = times.some((time) => {
    const [from = '', until = ''] = time.split('/');
    return from <= '2027-01-15T09:00' && until >= '2027-01-15T10:00';
  });
  expect(isKept).toBe(true);
  return { times: times.filter((time) => time !== OTHER_TIME), partial };
}

function readNights(...lines: string[]): { nights: string[]; partial: string | undefined } {
  const { found, partial } = read(createCalendar(createEvent(...lines)), { isByNight: true });
  const nights = found.map(({ from, until }) =>
    [from, until].map((moment) => dayInBrussels(new Date(moment))).join('/'),
  );
  return { nights, partial };
}

describe('dates that other programs write are read without a fault', () => {
  test.each<[string, string[], string]>([
    ['eight digits', ['DTSTART:20261201', 'DTEND:20261205'], '2026-11-30T23:00/2026-12-04T23:00'],
    ['days with Z', ['DTSTART:20261201Z', 'DTEND:20261205Z'], '2026-11-30T23:00/2026-12-04T23:00'],
    ['dashes', ['DTSTART:2026-12-01', 'DTEND:2026-12-05'], '2026-11-30T23:00/2026-12-04T23:00'],
    [
      'dashes and colons',
      ['DTSTART:2026-12-01T09:00:00Z', 'DTEND:2026-12-01 10:00Z'],
      '2026-12-01T09:00/2026-12-01T10:00',
    ],
    [
      'an offset',
      ['DTSTART:2026-12-01T09:00:00+02:00', 'DTEND:20261201T100000-0030'],
      '2026-12-01T07:00/2026-12-01T10:30',
    ],
    ['a type that does not fit', ['DTSTART;VALUE=DATE:20261201T000000'], '2026-11-30T23:00/2026-12-01T23:00'],
    [
      'an empty type',
      ['DTSTART;VALUE=:20261201T100000', 'DURATION:PT1H'],
      '2026-12-01T09:00/2026-12-01T10:00',
    ],
    [
      'lower case',
      ['dtstart:20261201t090000z', 'dtend:20261201t100000z'],
      '2026-12-01T09:00/2026-12-01T10:00',
    ],
    [
      'an empty end',
      ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:'],
      '2026-11-30T23:00/2026-12-01T23:00',
    ],
    [
      'empty optional properties',
      [
        'DTSTART:20261201',
        'DTEND:20261202',
        'RRULE:',
        'EXDATE:',
        'RDATE:',
        'RECURRENCE-ID:',
        'DURATION:',
        'STATUS:',
      ],
      '2026-11-30T23:00/2026-12-01T23:00',
    ],
    [
      'empty parts of a rule',
      ['DTSTART:20261201T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=1;BYDAY=;'],
      '2026-12-01T09:00/2026-12-01T10:00',
    ],
    [
      'midnight as the end of a day',
      ['DTSTART:20261201T230000', 'DTEND:20261201T240000'],
      '2026-12-01T22:00/2026-12-01T23:00',
    ],
  ])('%s', (_, lines, time) => {
    expect(readBeside(...lines)).toEqual({ times: [time], partial: undefined });
  });

  test('a birthday of every year in eight digits does not cost the event after it', () => {
    const birthday = createEvent(
      'UID:b',
      'DTSTART:20200607',
      'DURATION:P1D',
      'RRULE:FREQ=YEARLY',
      'SUMMARY:Bo',
    );
    expect(read(createCalendar(birthday, OTHER))).toMatchObject({ times: [OTHER_TIME], partial: undefined });
  });

  test('a rule until a day with dashes', () => {
    const lines = ['DTSTART:20261201T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=2026-12-03'];
    expect(readBeside(...lines)).toMatchObject({ times: { length: 3 }, partial: undefined });
  });
});

describe('zones', () => {
  const inZone = (zone: string) =>
    readBeside(`DTSTART;TZID=${zone}:20261201T140000`, `DTEND;TZID=${zone}:20261201T150000`);
  const AT_ONE = ['2026-12-01T13:00/2026-12-01T14:00'];

  test.each([
    'Romance Standard Time',
    '"Romance Standard Time"',
    'Romance',
    '/mozilla.org/20070129_1/Europe/Brussels',
    '(UTC+01:00) Brussels, Copenhagen, Madrid, Paris',
    'GMT+0100',
  ])('%s is not defined and known', (zone) => {
    expect(inZone(zone)).toEqual({ times: AT_ONE, partial: undefined });
  });

  test.each(['"tzone://Microsoft/Utc"', 'tzone://Microsoft/Utc'])('%s is UTC', (zone) => {
    expect(inZone(zone)).toEqual({ times: ['2026-12-01T14:00/2026-12-01T15:00'], partial: undefined });
  });

  test('an unknown one is Brussels for its event alone, and reported', () => {
    const { times, partial } = read(
      createCalendar(
        createEvent('UID:a', 'DTSTART;TZID=Nowhere:20261201T140000', 'DURATION:PT1H'),
        createEvent('UID:b', 'DTSTART;TZID=America/New_York:20261202T140000', 'DURATION:PT1H'),
      ),
    );
    expect(times).toEqual([...AT_ONE, '2026-12-02T19:00/2026-12-02T20:00']);
    expect(partial).toBe('ZONE');
  });

  test.each([
    ['takes no time', ['DTSTART;TZID=Nowhere:20261201T140000', 'DURATION:PT1H', 'TRANSP:TRANSPARENT']],
    ['is past', ['DTSTART;TZID=Nowhere:20101201T140000', 'DURATION:PT1H']],
  ])('an unknown one of an event that %s is not reported', (_, lines) => {
    expect(readBeside(...lines)).toEqual({ times: [], partial: undefined });
  });

  test.each([
    ['says nothing', 'BEGIN:VTIMEZONE\r\nTZID:Here\r\nEND:VTIMEZONE'],
    [
      'cannot be read',
      'BEGIN:VTIMEZONE\r\nTZID:Here\r\nBEGIN:STANDARD\r\nDTSTART:x\r\nTZOFFSETFROM:y\r\nTZOFFSETTO:z\r\nEND:STANDARD\r\nEND:VTIMEZONE',
    ],
  ])('a definition that %s', (_, definition) => {
    const event = createEvent('DTSTART;TZID=Here:20261201T140000', 'DURATION:PT1H');
    expect(read(createCalendar(definition, event))).toMatchObject({ times: AT_ONE, partial: 'ZONE' });
  });
});

const AT_NINE = 'DTSTART:20261201T090000Z';
describe('what cannot be read makes an agent busy', () => {
  test.each<[string, string[], string[]]>([
    ['an end: until midnight', [AT_NINE, 'DTEND:soon'], ['2026-12-01T09:00/2026-12-01T23:00']],
    [
      'an end with a day: that day too',
      [AT_NINE, 'DTEND:20261202T99'],
      ['2026-12-01T09:00/2026-12-02T23:00'],
    ],
    ['a negative length: until midnight', [AT_NINE, 'DURATION:-PT1H'], ['2026-12-01T09:00/2026-12-01T23:00']],
    [
      'a length beyond all dates: until midnight',
      [AT_NINE, 'DURATION:PT99999999999999S'],
      ['2026-12-01T09:00/2026-12-01T23:00'],
    ],
    ['a length: until midnight', [AT_NINE, 'DURATION:1 hour'], ['2026-12-01T09:00/2026-12-01T23:00']],
    [
      'the day itself as the end of hours',
      ['DTSTART:20261201T090000Z', 'DTEND;VALUE=DATE:20261201'],
      ['2026-12-01T09:00/2026-12-01T23:00'],
    ],
    [
      'the time of a start: its day until the end',
      ['DTSTART:20261201T9h', 'DTEND:20261202T100000Z'],
      ['2026-11-30T23:00/2026-12-02T10:00'],
    ],
    [
      'a start: all before the end',
      ['DTSTART:Invalid date', 'DTEND:20261201T100000Z'],
      ['2026-11-29T23:00/2026-12-01T10:00'],
    ],
    [
      'an exception: it is none',
      [AT_NINE, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:yesterday,20261202T090000Z'],
      ['2026-12-01T09:00/2026-12-01T10:00'],
    ],
    [
      'the occurrence that it replaces: both',
      [AT_NINE, 'DURATION:PT1H', 'RECURRENCE-ID:next week'],
      ['2026-12-01T09:00/2026-12-01T10:00'],
    ],
  ])('%s', (_, lines, times) => {
    expect(readBeside(...lines)).toEqual({ times, partial: 'EVENT' });
  });

  test.each([
    'RRULE:FREQ=SOMETIMES',
    'RRULE:BYDAY=MO',
    'RRULE:FREQ=WEEKLY;BYDAY=XX',
    'RRULE:FREQ=DAILY;COUNT=-1',
    'RRULE',
    'RDATE:then',
  ])('%s: every day at that time', (rule) => {
    const { times, partial } = read(createCalendar(createEvent(AT_NINE, 'DURATION:PT1H', rule)));
    if (rule === 'RRULE') return expect(times).toHaveLength(1);
    expect(times).toHaveLength(62);
    expect(times.at(-1)).toBe('2027-01-31T09:00/2027-01-31T10:00');
    expect(partial).toBe('EVENT');
  });

  test('a rule within days: from its start on', () => {
    const { times } = read(
      createCalendar(createEvent(AT_NINE, 'DURATION:PT1H', 'RRULE:FREQ=HOURLY;BYHOUR=x')),
    );
    expect(times).toEqual(['2026-12-01T09:00/2027-01-31T23:00']);
  });

  test('an end of a rule: it has none', () => {
    const lines = [AT_NINE, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=some day'];
    expect(read(createCalendar(createEvent(...lines)))).toMatchObject({
      times: { length: 62 },
      partial: 'EVENT',
    });
  });

  test.each([
    ['has no date', ['SUMMARY:Ann']],
    ['has an empty date', ['DTSTART:', 'DTEND:']],
    ['has an unreadable date', ['DTSTART:Invalid date', 'DURATION:PT1H']],
    ['has seconds since 1970', ['DTSTART:1800101010', 'DTEND:1800102010']],
    ['recurs from an unknown start', ['DTEND:20261201T100000Z', 'RRULE:FREQ=DAILY']],
  ])('an event that %s: always', (_, lines) => {
    const { times, partial } = read(createCalendar(createEvent(...lines), OTHER));
    expect({ times, partial }).toEqual({ times: ['2026-11-29T23:00/2027-01-31T23:00'], partial: 'UNDATED' });
  });

  test('events without an id replace none of each other', () => {
    const series = createEvent(AT_NINE, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2');
    const other = createEvent('DTSTART:20261210T090000Z', 'DURATION:PT1H', 'RECURRENCE-ID:20261202T090000Z');
    expect(read(createCalendar(series, other)).times).toHaveLength(3);
  });

  test('an event without its end line', () => {
    const open = createEvent(AT_NINE, 'DURATION:PT1H').replace('\r\nEND:VEVENT', '');
    expect(read(createCalendar(open, OTHER))).toMatchObject({
      times: ['2026-12-01T09:00/2026-12-01T10:00', OTHER_TIME],
      partial: 'EVENT',
    });
  });

  test('an event without its end line and its end: until midnight', () => {
    const open = createEvent(AT_NINE).replace('\r\nEND:VEVENT', '');
    expect(read(createCalendar(open, OTHER))).toMatchObject({
      times: ['2026-12-01T09:00/2026-12-01T23:00', OTHER_TIME],
      partial: 'EVENT',
    });
  });

  test('periods of VFREEBUSY', () => {
    const busy = ['BEGIN:VFREEBUSY', 'FREEBUSY:20261201T090000Z/soon,20261203T090000Z/PT1H', 'END:VFREEBUSY'];
    expect(read(createCalendar(...busy))).toMatchObject({
      times: ['2026-12-01T09:00/2026-12-01T23:00', '2026-12-03T09:00/2026-12-03T10:00'],
      partial: 'EVENT',
    });
  });
});

describe('what cannot be read takes the nights of a unit', () => {
  test.each<[string, string[], string, string]>([
    ['an end: all that follow', ['DTSTART:20261201', 'DTEND:Invalid date'], '2026-12-01/2027-02-01', 'EVENT'],
    ['a start: all before', ['DTSTART:Invalid date', 'DTEND:20261205'], '2026-11-30/2026-12-05', 'EVENT'],
    ['both: all', ['DTSTART:Invalid date', 'DTEND:Invalid date'], '2026-11-30/2027-02-01', 'UNDATED'],
    [
      'the zone: those of Brussels',
      ['DTSTART;TZID=Nowhere:20261201T160000', 'DTEND;TZID=Nowhere:20261205T100000'],
      '2026-12-01/2026-12-05',
      'ZONE',
    ],
  ])('%s', (_, lines, nights, partial) => {
    expect(readNights(...lines)).toEqual({ nights: [nights], partial });
  });
});
