import { describe, expect, test } from '@jest/globals';
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
