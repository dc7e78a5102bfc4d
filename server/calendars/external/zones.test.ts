import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { createZones, UnknownZone } from './zones.ts';

const zones = createZones(new ICAL.Component('vcalendar'));

test.each([
  'Europe/Brussels',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'UTC',
])('offsets of %s equal those of Temporal in each quarter of an hour of a year', (name) => {
  const zone = zones.find(name);
  const wrong: string[] = [];
  let local = Temporal.PlainDateTime.from('2026-10-01T00:00');
  for (let quarter = 0; quarter < 4 * 24 * 365; quarter++) {
    const { year, month, day, hour, minute } = local;
    const time = new ICAL.Time({ year, month, day, hour, minute, second: 0, isDate: false }, zone);
    const expected = local.toZonedDateTime(name, { disambiguation: 'compatible' }).epochMilliseconds;
    if (time.toUnixTime() * 1000 !== expected) wrong.push(local.toString());
    local = local.add({ minutes: 15 });
  }
  expect(wrong).toEqual([]);
});

test('throws on an unknown name', () => {
  expect(() => zones.find('Romance Standard Time')).toThrow(UnknownZone);
});
