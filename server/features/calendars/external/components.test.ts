import { describe, expect, test } from '@jest/globals';
import { isBlock } from './event-kinds.ts';
import { parseBusyTimes } from './parse-busy-times.ts';
import { createCalendar, createEvent } from './test-calendars.ts';

const WINDOW = { from: Date.parse('2026-11-29T23:00:00Z'), until: Date.parse('2027-01-31T23:00:00Z') };
const OPTIONS = { window: WINDOW, publicUrl: 'https://www.baksteen.example' };

describe('a calendar is rejected whose events would be lost,', () => {
  const event = createEvent('DTSTART:20261201T090000Z', 'DURATION:PT1H');
  test.each([
    ['because all lines are indented', createCalendar(event).replaceAll('\n', '\n  ')],
    ['because one has no beginning', createCalendar(event.replace('BEGIN:VEVENT\r\n', ''), event)],
    ['because one begins in another way', createCalendar(event.replace('VEVENT', 'VEVENT 1'), event)],
    ['because another calendar is in it', createCalendar(createCalendar(event).trim())],
  ])('%s', (_, text) => {
    expect(parseBusyTimes(text, OPTIONS)).toEqual({ fault: 'FORMAT' });
  });
});

test('an alarm without an end takes no property of its event', () => {
  const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:PT5M'];
  const event = createEvent(
    'DTSTART:20261201T090000Z',
    ...alarm,
    'DTEND:20261201T100000Z',
    'RRULE:FREQ=DAILY;COUNT=3',
  );
  const { times } = parseBusyTimes(createCalendar(event), OPTIONS) as { times: { from: number }[] };
  const starts = times.map(({ from }) => new Date(from).toISOString());
  for (const day of ['01', '02', '03']) expect(starts).toContain(`2026-12-${day}T09:00:00.000Z`);
});

test.each([
  ['Airbnb (Not available)', true],
  ['Not available', true],
  ['Jan (blocked)', false],
  ['CLOSED - Not available', false],
])('the title %s is a block: %s', (title, expected) => expect(isBlock(title)).toBe(expected));
