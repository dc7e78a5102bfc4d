/** A reference model of stays without a database: simple instead of fast. */
import { addDays } from '../../shared/days.ts';

/** A half-open range of dates. */
export interface Nights {
  from: string;
  until: string;
}

export interface Stay extends Nights {
  unit: number;
  state: 'REQUESTED' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED';
  sequence: number;
  requestedAt: number;
  cancelDays: number;
  isOverdue: boolean;
  isDouble: boolean;
}

interface Calendar {
  unit: number;
  url: string;
  isRead: boolean;
  /** Nights as given. */
  nights: Nights[];
}

/** An error code, or null. */
type Verdict = string | null;

const HOUR = 3_600_000;
const PATIENCE = 72 * HOUR;
export const CANCEL_DAYS = 2;
/** In these tests summer time ends at the first time and starts again at the second. */
const CHANGES = [Date.parse('2026-10-25T01:00:00Z'), Date.parse('2027-03-28T01:00:00Z')] as const;

/** Returns the date in Brussels. */
export function brusselsDate(moment: number): string {
  const isWinter = moment >= CHANGES[0] && moment < CHANGES[1];
  return new Date(moment + (isWinter ? 1 : 2) * HOUR).toISOString().slice(0, 10);
}

const min = (a: string, b: string) => (a < b ? a : b);
const max = (a: string, b: string) => (a > b ? a : b);
/** Whether two ranges have a night in common. */
const overlap = (a: Nights, b: Nights) => max(a.from, b.from) < min(a.until, b.until);

export class StaysModel {
  now: number;
  mails = 0;
  stays: Stay[] = [];
  feed = new Map<number, Nights[]>();
  /** The current terms of units that changed them. */
  cancelDays = new Map<number, number>();
  named = new Map<number, string[]>();
  calendars: Calendar[] = [];

  constructor(now: number) {
    this.now = now;
  }

  get today(): string {
    return brusselsDate(this.now);
  }

  request(unit: number, { from, until }: Nights): Verdict {
    if (from < this.today) return 'arrivalInPast';
    if (until <= from) return 'departureNotAfterArrival';
    if (this.taken(unit).some((nights) => overlap(nights, { from, until }))) return 'periodTaken';
    const cancelDays = this.cancelDays.get(unit) ?? CANCEL_DAYS;
    const stay = { unit, from, until, state: 'REQUESTED', sequence: 0, requestedAt: this.now } as const;
    this.stays.push({ ...stay, cancelDays, isOverdue: false, isDouble: false });
    this.mails += 2;
    return null;
  }

  answer(stay: Stay, isAccepted: boolean): Verdict {
    if (stay.state === 'CANCELLED') return 'stayCancelled';
    if (stay.state !== 'REQUESTED') return 'alreadyAnswered';
    if (isAccepted && stay.from < this.today) return 'arrivalInPast';
    if (isAccepted && this.taken(stay.unit).some((nights) => overlap(nights, stay))) return 'periodTaken';
    stay.state = isAccepted ? 'ACCEPTED' : 'DECLINED';
    stay.sequence++;
    this.mails++;
    return null;
  }

  cancel(stay: Stay): Verdict {
    if (stay.state === 'CANCELLED') return 'stayCancelled';
    if (stay.state === 'DECLINED') return 'alreadyAnswered';
    const last = stay.state === 'ACCEPTED' ? addDays(stay.from, -stay.cancelDays) : stay.from;
    if (this.today > last) return 'stayTooLate';
    stay.state = 'CANCELLED';
    stay.sequence++;
    this.mails += 2;
    return null;
  }

  /** Applies the changes due at the current time. */
  tell(): void {
    for (const stay of this.stays) {
      if (stay.state === 'REQUESTED' && !stay.isOverdue && this.now - stay.requestedAt >= PATIENCE) {
        stay.isOverdue = true;
        this.mails += 2;
      }
      if (stay.state === 'ACCEPTED' && !stay.isDouble && this.isDouble(stay)) {
        stay.isDouble = true;
        this.mails++;
      }
    }
  }

  private isDouble({ unit, from, until }: Stay): boolean {
    const left = { from: max(from, this.today), until };
    return this.calendars
      .filter((calendar) => calendar.unit === unit)
      .flatMap(({ nights }) => mergeOverlapping(nights))
      .some((other) => overlap(other, left) && !this.isOwn(unit, other));
  }

  /**
   * Whether the nights are exactly those of consecutive accepted stays, from one arrival, or before today, to
   * one departure.
   */
  private isOwn(unit: number, { from, until }: Nights): boolean {
    const own = this.stays.filter((stay) => stay.unit === unit && stay.state === 'ACCEPTED');
    const startsAtArrival = from <= this.today || own.some((stay) => stay.from === from);
    if (!startsAtArrival || !own.some((stay) => stay.until === until)) return false;
    for (let day = max(from, this.today); day < until; day = addDays(day, 1))
      if (!own.some((stay) => stay.from <= day && day < stay.until)) return false;
    return true;
  }

  /** Adds named calendars, and deletes others once all remaining ones of the unit have been read. */
  register(): void {
    for (const [unit, urls] of this.named)
      for (const url of urls)
        if (!this.find(unit, url)) this.calendars.push({ unit, url, isRead: false, nights: [] });
    const isNamed = ({ unit, url }: Calendar) => this.named.get(unit)?.includes(url) ?? false;
    const hasUnreadCalendar = (unit: number) =>
      this.calendars.some((one) => one.unit === unit && isNamed(one) && !one.isRead);
    this.calendars = this.calendars.filter((one) => isNamed(one) || hasUnreadCalendar(one.unit));
  }

  /** Nights before yesterday are dropped. */
  read(unit: number, url: string, nights: Nights[]): void {
    const calendar = this.find(unit, url);
    if (!calendar) return;
    const yesterday = addDays(this.today, -1);
    calendar.isRead = true;
    calendar.nights = nights.filter(({ until }) => until > yesterday);
  }

  /** Returns each taken night once, in order. */
  nightsTaken(unit: number): string[] {
    const all = new Set<string>();
    for (const { from, until } of this.taken(unit))
      for (let day = from; day < until; day = addDays(day, 1)) all.add(day);
    return [...all].sort();
  }

  private find(unit: number, url: string): Calendar | undefined {
    return this.calendars.find((one) => one.unit === unit && one.url === url);
  }

  private taken(unit: number): Nights[] {
    return [
      ...(this.feed.get(unit) ?? []),
      ...this.calendars.filter((one) => one.unit === unit).flatMap(({ nights }) => nights),
      ...this.stays.filter((stay) => stay.unit === unit && stay.state === 'ACCEPTED'),
    ];
  }
}

/** Merges overlapping ranges of one calendar into one booking. */
function mergeOverlapping(nights: readonly Nights[]): Nights[] {
  const found: Nights[] = [];
  for (const one of nights.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = found.at(-1);
    if (!last || one.from >= last.until) found.push({ ...one });
    else last.until = max(last.until, one.until);
  }
  return found;
}
