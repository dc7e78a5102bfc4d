/** The time zones of a calendar. */
import ICAL from 'ical.js';
import { TIME_ZONE } from '../../../../shared/locales.ts';
import type { CalendarComponent } from './components.ts';
import { ianaNamesOf, offsetOf } from './zone-names.ts';

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
  /** Null for an unknown name. */
  find(name: string): ICAL.Timezone | null;
}

/**
 * Zones by name. The IANA database takes precedence, because calendars often define their zones for a single year.
 * Other names use the calendar's own definition, else names of other programs and offsets.
 */
export function createZones(calendar?: CalendarComponent): Zones {
  const found = new Map<string, ICAL.Timezone | null>();
  const iana = new Map<string, ICAL.Timezone | null>();
  const ianaZone = (name: string) => cached(iana, name.toLowerCase(), () => createIanaZone(name));
  const find = (name: string) =>
    cached(
      found,
      name,
      () => ianaZone(name) ?? definedZone(calendar, name) ?? firstZone(otherNamesOf(name), ianaZone),
    );
  const usual = ianaZone(TIME_ZONE);
  if (!usual) throw new Error(`the runtime has no time zone ${TIME_ZONE}`);
  return { usual, find };
}

function cached<T>(cache: Map<string, T>, key: string, create: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = create();
  cache.set(key, value);
  return value;
}

function otherNamesOf(name: string): string[] {
  const offset = offsetOf(name);
  return offset ? [...ianaNamesOf(name), offset] : ianaNamesOf(name);
}

function firstZone<T>(names: readonly string[], find: (name: string) => T | null): T | null {
  for (const name of names) {
    const zone = find(name);
    if (zone) return zone;
  }
  return null;
}

function createIanaZone(name: string): ICAL.Timezone | null {
  try {
    return new IanaZone(name);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns the calendar's own definition of a zone; null when there is none, or it cannot be read. */
function definedZone(calendar: CalendarComponent | undefined, name: string): ICAL.Timezone | null {
  const definition = calendar?.children.find(
    (component) => component.name === 'VTIMEZONE' && component.lines.some((line) => isIdOf(line, name)),
  );
  if (!definition) return null;
  try {
    const component = ICAL.Component.fromString(textOf(definition));
    const zone = new ICAL.Timezone(component);
    // The library reads the lines of a definition when it computes the first offset.
    const isReadable = component.getAllSubcomponents().some(saysOffset) && hasOffset(zone);
    return isReadable ? zone : null;
  } catch {
    return null;
  }
}

const isIdOf = (line: string, name: string) =>
  /^TZID[^:]*:(.*)$/i.exec(line)?.[1]?.trim().replace(/^"|"$/g, '') === name;

function textOf({ name, lines, children }: CalendarComponent): string {
  return [`BEGIN:${name}`, ...lines, ...children.map(textOf), `END:${name}`].join('\r\n');
}

const hasOffset = (zone: ICAL.Timezone) => Number.isFinite(zone.utcOffset(ICAL.Time.now()));

function saysOffset(part: ICAL.Component): boolean {
  return ['dtstart', 'tzoffsetfrom', 'tzoffsetto'].every((name) => part.hasProperty(name));
}
