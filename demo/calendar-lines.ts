/** Builds the lines of the demo's calendars. */
import { addDays } from '../shared/days.ts';

export function calendarText(lines: readonly string[]): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Baksteen//Demo//EN', ...lines, 'END:VCALENDAR'];
  return `${all.join('\r\n')}\r\n`;
}

export function event(uid: string, lines: readonly string[]): string[] {
  return ['BEGIN:VEVENT', `UID:${uid}@baksteen.example`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'];
}

export function wholeDays(uid: string, first: string, count: number, ...lines: string[]): string[] {
  const end = addDays(first, count);
  return event(uid, [`DTSTART;VALUE=DATE:${digits(first)}`, `DTEND;VALUE=DATE:${digits(end)}`, ...lines]);
}

/** `minute`: minutes after midnight. */
export function time(name: string, { day, minute }: { day: string; minute: number }, zone: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${name};TZID=${zone}:${digits(day)}T${two(Math.floor(minute / 60))}${two(minute % 60)}00`;
}

const digits = (day: string) => day.replaceAll('-', '');
