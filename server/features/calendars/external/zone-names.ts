/** Names of time zones that programs write instead of those of the IANA database. */
import windowsZones from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };

/** The territory of the zone that CLDR gives to a Windows name by default. */
const WORLD = '001';
/** Windows names by the CLDR table, in lower case. */
const WINDOWS = new Map(
  windowsZones.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === WORLD)
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
);
/** `(UTC+01:00) Brussels, Copenhagen`, `GMT+0100`, `UTC-5`. */
const OFFSET = /^\(?(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d{2})?\)?/i;

/** The most segments of an IANA name, as in `America/Argentina/Buenos_Aires`. */
const IANA_SEGMENTS = 3;

/**
 * Returns IANA names that a name can mean, the most likely one first: the counterpart of a Windows name, also without
 * its last words as Lotus writes it, what follows the prefixes of other programs, as in
 * `/mozilla.org/20070129_1/Europe/Brussels`, and the cities of `(UTC+01:00) Brussels, Copenhagen, Madrid, Paris`.
 */
export function ianaNamesOf(name: string): string[] {
  const lower = name.toLowerCase();
  const windows = WINDOWS.get(lower) ?? WINDOWS.get(`${lower} standard time`);
  const segments = name.split('/').slice(-IANA_SEGMENTS);
  const suffixes = segments.map((_, at) => segments.slice(at).join('/'));
  return [...(windows ? [windows] : []), ...suffixes, ...citiesOf(name)];
}

/** By city, in lower case and with underscores. */
const IANA_CITIES = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [zone.split('/').at(-1)?.toLowerCase(), zone]),
);

function citiesOf(name: string): string[] {
  const [, cities = ''] = /^\((?:UTC|GMT)[^)]*\)(.*)$/i.exec(name) ?? [];
  return cities.split(',').flatMap((city) => {
    const zone = IANA_CITIES.get(city.trim().toLowerCase().replaceAll(' ', '_'));
    return zone ? [zone] : [];
  });
}

/** Returns the offset that a name states, in the form of `Intl`: `+01:00`; null when it states none. */
export function offsetOf(name: string): string | null {
  if (/^\(?(UTC|GMT)\)?$/i.test(name)) return 'UTC';
  const [, sign, hours, minutes = '00'] = OFFSET.exec(name) ?? [];
  return hours === undefined ? null : `${sign}${hours.padStart(2, '0')}:${minutes}`;
}
