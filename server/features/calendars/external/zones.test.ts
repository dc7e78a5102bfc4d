import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { createZones } from './zones.ts';

const zones = createZones();

test.each([
  'Europe/Brussels',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'UTC',
])('offsets of %s equal those of Temporal in each quarter of an hour of a year', (name) => {
  const zone = zones.find(name) as ICAL.Timezone;
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

/** The offsets of a zone in winter and summer, in hours. */
function offsetsOf(name: string): (number | undefined)[] {
  return [12, 7].map((month) => {
    const noon = { year: 2026, month, day: 1, hour: 12, minute: 0, second: 0, isDate: false };
    const zone = zones.find(name);
    return zone ? zone.utcOffset(new ICAL.Time(noon, zone)) / 3600 : undefined;
  });
}

const BRUSSELS = [1, 2];
test.each<[string, number[]]>([
  ['Romance Standard Time', BRUSSELS],
  ['romance standard time', BRUSSELS],
  ['W. Europe Standard Time', BRUSSELS],
  ['GMT Standard Time', [0, 1]],
  ['GTB Standard Time', [2, 3]],
  ['Eastern Standard Time', [-5, -4]],
  ['India Standard Time', [5.5, 5.5]],
  ['Romance', BRUSSELS],
  ['W. Europe', BRUSSELS],
  ['tzone://Microsoft/Utc', [0, 0]],
  ['/freeassociation.sourceforge.net/Europe/Brussels', BRUSSELS],
  ['/freeassociation.sourceforge.net/Tzfile/Europe/Brussels', BRUSSELS],
  ['/mozilla.org/20070129_1/Europe/Brussels', BRUSSELS],
  ['/softwarestudio.org/Olson_20011030_5/America/Argentina/Buenos_Aires', [-3, -3]],
  ['(UTC+01:00) Brussels, Copenhagen, Madrid, Paris', BRUSSELS],
  ['(GMT-08:00) Somewhere', [-8, -8]],
  ['GMT+0100', [1, 1]],
  ['UTC-5', [-5, -5]],
  ['GMT', [0, 0]],
  ['(UTC)', [0, 0]],
  ['europe/brussels', BRUSSELS],
])('the zone %s', (name, offsets) => expect(offsetsOf(name)).toEqual(offsets));

test.each([
  'Nowhere',
  'tzone://Microsoft/Custom',
  'Customized Time Zone',
  '/a/b/c',
  '',
  '+99:99',
  '/'.repeat(5_000),
])('there is no zone %j', (name) => expect(zones.find(name)).toBeNull());
