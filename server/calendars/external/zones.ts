/** The time zones of a calendar. */
import ICAL from 'ical.js';
import { TIME_ZONE } from '../../../shared/locales.ts';

/** A zone that the calendar does not define and the IANA database does not contain. */
export class UnknownZone extends Error {}

const DAY_MS = 86_400_000;
/** Offsets change only at quarters of an hour. */
const QUARTER_MS = 900_000;

/** A zone of the IANA database, which the library does not include. */
class IanaZone extends ICAL.Timezone {
  private readonly clock: Intl.DateTimeFormat;
  private readonly offsets = new Map<number, number>();

  /** @throws RangeError when there is no such zone. */
  constructor(name: string) {
    super({ tzid: name });
    this.clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: name,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
  }

  /**
   * Offset in seconds. A repeated time is the first occurrence; a skipped one uses the offset before (RFC 5545,
   * 3.3.5).
   */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
    // The offsets around a day are the same for all its times, so few lookups are needed.
    const midnight = asUtc - (asUtc % DAY_MS);
    const before = this.offsetAt(midnight - DAY_MS);
    const after = this.offsetAt(midnight + 2 * DAY_MS);
    if (before === after || this.offsetAt(asUtc - before) === before) return before / 1000;
    return (this.offsetAt(asUtc - after) === after ? after : before) / 1000;
  }

  private offsetAt(moment: number): number {
    const quarter = Math.floor(moment / QUARTER_MS);
    const known = this.offsets.get(quarter);
    if (known !== undefined) return known;
    const at = quarter * QUARTER_MS;
    const offset = Date.parse(`${this.clock.format(at).replace(' ', 'T')}Z`) - at;
    this.offsets.set(quarter, offset);
    return offset;
  }
}

export interface Zones {
  /** The zone of whole days, and of times without a zone. */
  readonly usual: ICAL.Timezone;
  /** @throws UnknownZone */
  find(name: string): ICAL.Timezone;
}

/**
 * Zones by name. The IANA database takes precedence, because calendars often define their zones for a single year.
 * Other names, such as Outlook's, use the calendar's own definition.
 */
export function createZones(calendar: ICAL.Component): Zones {
  const known = new Map<string, ICAL.Timezone>();
  const find = (name: string) => {
    const zone = known.get(name) ?? ianaZone(name) ?? describedZone(calendar, name);
    if (!zone) throw new UnknownZone();
    known.set(name, zone);
    return zone;
  };
  return { usual: find(TIME_ZONE), find };
}

function ianaZone(name: string): ICAL.Timezone | null {
  try {
    return new IanaZone(name);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function describedZone(calendar: ICAL.Component, name: string): ICAL.Timezone | null {
  const zone: ICAL.Timezone | null = calendar.getTimeZoneByID(name);
  return zone?.component.getAllSubcomponents().some(saysOffset) ? zone : null;
}

function saysOffset(part: ICAL.Component): boolean {
  return ['dtstart', 'tzoffsetfrom', 'tzoffsetto'].every((name) => part.hasProperty(name));
}
