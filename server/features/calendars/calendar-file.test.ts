import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const EVENT: CalendarEvent & { startsAt: Date; endsAt: Date } = {
  uid: '7d9f@www.baksteen.example',
  sequence: 2,
  startsAt: new Date('2026-11-23T08:00:00Z'),
  endsAt: new Date('2026-11-23T08:30:00Z'),
  stamp: new Date('2026-11-22T10:20:30.456Z'),
  summary: 'Bezichtiging: Rijwoning, 3 slaapkamers; tuin\\hof',
  location: 'Veldstraat 12, 9000 Gent',
  description: 'Eerste regel\nTel. +32 470 00 00 01',
  url: 'https://www.baksteen.example/nl/aanbod/1',
  organizer: { name: 'Baksteen "Gent"; Vastgoed, NV', email: 'gent@baksteen.example' },
  attendee: { name: 'Zoë\r\nMüller', email: 'zoe@mail.example' },
  status: 'CONFIRMED',
};

/** Parses an event with two independent libraries. */
function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') as ICAL.Component;
  const event = new ICAL.Event(component);
  const other = Object.values(nodeIcal.sync.parseICS(text)).find((one) => one?.type === 'VEVENT') as VEvent;
  return { component, event, other };
}

test('two libraries parse what was written', () => {
  const { component, event, other } = read(calendarFile([EVENT]));
  expect([event.uid, other.uid]).toEqual([EVENT.uid, EVENT.uid]);
  expect([event.sequence, Number(other.sequence)]).toEqual([2, 2]);
  expect([event.summary, other.summary]).toEqual([EVENT.summary, EVENT.summary]);
  expect([event.location, other.location]).toEqual([EVENT.location, EVENT.location]);
  expect([event.description, other.description]).toEqual([EVENT.description, EVENT.description]);
  expect([event.startDate.toJSDate(), other.start.getTime()]).toEqual([
    EVENT.startsAt,
    EVENT.startsAt.getTime(),
  ]);
  expect([event.endDate.toJSDate(), other.end?.getTime()]).toEqual([EVENT.endsAt, EVENT.endsAt.getTime()]);
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-22T10:20:30Z');
  expect(other.status).toBe('CONFIRMED');
  expect(component.getFirstProperty('organizer')?.getParameter('cn')).toBe('Baksteen ’Gent’; Vastgoed, NV');
  expect(component.getFirstProperty('attendee')?.toJSON()).toEqual([
    'attendee',
    { cn: 'Zoë Müller', role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: 'FALSE' },
    'cal-address',
    'mailto:zoe@mail.example',
  ]);
});

test.each(['REQUEST', 'CANCEL'] as const)('a mail has METHOD:%s', (method) => {
  const status = method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED';
  const lines = calendarFile([{ ...EVENT, status }], { method }).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining([`METHOD:${method}`, `STATUS:${status}`]));
});

test('a published calendar has a name and refresh interval, and no method', () => {
  const lines = calendarFile([], { name: 'Bezichtigingen', refresh: 'PT15M' }).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME;VALUE=TEXT:Bezichtigingen',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
      'X-PUBLISHED-TTL:PT15M',
    ]),
  );
  expect(lines.some((line) => line.startsWith('METHOD'))).toBe(false);
});

describe('times in Brussels', () => {
  test.each([
    ['2026-10-24T22:30:00Z', 'DTSTART;TZID=Europe/Brussels:20261025T003000'],
    ['2026-10-25T00:30:00Z', 'DTSTART:20261025T003000Z'],
    ['2026-10-25T01:30:00Z', 'DTSTART:20261025T013000Z'],
    ['2027-03-28T00:30:00Z', 'DTSTART;TZID=Europe/Brussels:20270328T013000'],
    ['2027-03-28T01:00:00Z', 'DTSTART;TZID=Europe/Brussels:20270328T030000'],
    ['2027-07-01T10:00:00Z', 'DTSTART;TZID=Europe/Brussels:20270701T120000'],
  ])('at %s', (startsAt, line) => {
    const endsAt = new Date(Date.parse(startsAt) + 1_800_000);
    const text = calendarFile([{ ...EVENT, startsAt: new Date(startsAt), endsAt }]);
    expect(text.split('\r\n')).toContain(line);
    const { event, other } = read(text);
    expect([event.startDate.toJSDate().toISOString(), other.start.toISOString()]).toEqual(
      Array(2).fill(new Date(startsAt).toISOString()),
    );
    expect(event.endDate.toJSDate()).toEqual(endsAt);
  });
});

test('preserves any text, in lines of at most 75 octets', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !/\p{Cc}/u.test(text));
  fc.assert(
    fc.property(line, line, (first, second) => {
      const summary = `x${first}`;
      const description = `x${first}\n${second}`;
      const text = calendarFile([{ ...EVENT, summary, description }]);
      expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
      for (const one of text.split('\r\n')) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const { event } = read(text);
      expect([event.summary, event.description]).toEqual([summary, description]);
    }),
  );
});
