import { describe, expect, test } from '@jest/globals';
import { parseBusyTimes } from '../server/features/calendars/external/parse-busy-times.ts';
import { addDays, momentInBrussels, weekdayOf } from '../shared/days.ts';
import { AGENTS } from './agency.data.ts';
import { createDemoCalendars, demoCalendarUrl } from './calendars.ts';
import { EXTERNALLY_LET_UNITS } from './holiday/external-bookings.ts';

const HOURS = [
  ['09:00', '12:00'],
  ['13:00', '18:00'],
] as const;
const DAYS_AHEAD = 35;
const publicUrl = 'http://localhost:3000';
const calendars = createDemoCalendars();
const urls = AGENTS.map(({ calendarUrl }) => String(calendarUrl));

const textOf = (url: string, day: string) => String(calendars.write(url, momentInBrussels(day, '10:00')));

/** The busy times of an agent in the weeks after a day. */
function timesOf(url: string, day: string, days = DAYS_AHEAD) {
  const [from, until] = [day, addDays(day, days)].map((at) => momentInBrussels(at, '00:00').getTime());
  const reading = parseBusyTimes(textOf(url, day), {
    window: { from: from as number, until: until as number },
    publicUrl,
  });
  if (reading.fault) throw new Error(reading.fault);
  return reading.times;
}

/** The share of an agent's working hours that is busy. */
function shareOf(url: string, day: string): number {
  const times = timesOf(url, day);
  let busy = 0;
  let all = 0;
  for (let at = 0; at < DAYS_AHEAD; at++) {
    const date = addDays(day, at);
    if (weekdayOf(date) > 5) continue;
    for (const [opens, closes] of HOURS) {
      const [from, until] = [opens, closes].map((time) => momentInBrussels(date, time).getTime()) as [
        number,
        number,
      ];
      all += until - from;
      for (const time of times) busy += Math.max(0, Math.min(until, time.until) - Math.max(from, time.from));
    }
  }
  return busy / all;
}

/** Dates across two years, on all weekdays. */
const START_DAYS = Array.from({ length: 8 }, (_, at) => addDays('2026-11-22', at * 81));

test('on any date, agents are busy for about half of their time', () => {
  const shares = START_DAYS.flatMap((day) => urls.map((url) => shareOf(url, day)));
  expect(Math.min(...shares)).toBeGreaterThan(0.3);
  expect(Math.max(...shares)).toBeLessThan(0.8);
  const middle = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(middle).toBeGreaterThan(0.4);
  expect(middle).toBeLessThan(0.7);
});

test('the busy times of a day are the same when read on another day', () => {
  const from = momentInBrussels('2026-11-25', '00:00').getTime();
  for (const url of urls) {
    const seen = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => {
      const until = momentInBrussels('2026-12-20', '00:00').getTime();
      const reading = parseBusyTimes(textOf(url, day), { window: { from, until }, publicUrl });
      return reading.fault ?? reading.times;
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  }
});

test('agents are busy at different times', () => {
  expect(new Set(urls.map((url) => JSON.stringify(timesOf(url, '2026-11-22')))).size).toBe(urls.length);
});

describe('the calendars have', () => {
  const all = START_DAYS.map((day) => urls.map((url) => textOf(url, day)));
  test.each([
    ['a meeting each week', /RRULE:FREQ=WEEKLY\r\n/, urls.length],
    ['a week without it', /EXDATE;TZID=/, urls.length],
    ['a zone of Outlook', /TZID:Romance Standard Time/, urls.length / 2],
    ['days off', /SUMMARY:Vrije dag/, 5],
    ['a week of holidays', /SUMMARY:Vakantie/, 1],
    ['events that do not block time', /TRANSP:TRANSPARENT/, 5],
  ])('%s', (_, pattern, minCount) => {
    for (const texts of all) {
      expect(texts.filter((text) => pattern.test(text)).length).toBeGreaterThanOrEqual(minCount);
    }
  });
});

test('a week of holidays is busy', () => {
  const [url] = urls.filter((one) => /Vakantie/.test(textOf(one, '2026-11-22')));
  const lengthsInDays = timesOf(String(url), '2026-11-22', 60).map(
    ({ from, until }) => (until - from) / 86_400_000,
  );
  expect(Math.max(...lengthsInDays)).toBeGreaterThanOrEqual(7);
});

test('units on other platforms are booked for some weeks of the year, stable over days', () => {
  for (const unit of EXTERNALLY_LET_UNITS) {
    const [first, ...later] = ['2026-11-22', '2026-11-27', '2026-11-28'].map((day) => {
      const [from, until] = ['2026-11-29', '2027-11-01'].map((at) =>
        momentInBrussels(at, '00:00').getTime(),
      ) as [number, number];
      const window = { from, until };
      const reading = parseBusyTimes(textOf(demoCalendarUrl(unit), day), {
        window,
        publicUrl,
        isByNight: true,
      });
      return reading.fault ?? reading.times;
    });
    expect(later).toEqual([first, first]);
    expect(first?.length).toBeGreaterThan(5);
    expect(first?.length).toBeLessThan(25);
  }
});

test('does not generate calendars for other URLs', () => {
  expect(calendars.write('https://calendar.example/agent-01.ics', new Date())).toBeNull();
});
