/** Dates of OpenImmo. Systems write xs:date, xs:dateTime, or German dates. */
import { momentInBrussels, parseDay } from '../../../../../shared/days.ts';

/** Parses "2026-05-01", "2026-05-01T10:00:00" and "01.05.2026" to a day. */
export function toDay(text: string | undefined): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text ?? '') ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text?.slice(0, 10);
  return parseDay(iso) ?? undefined;
}

/** Returns the start of the day in Brussels, or the moment of an xs:dateTime with a zone. */
export function toInstant(text: string | undefined): string | undefined {
  if (text && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text)) {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
  }
  const day = toDay(text);
  return (
    day &&
    momentInBrussels(day, /T((?:[01]\d|2[0-3]):[0-5]\d)/.exec(text ?? '')?.[1] ?? '00:00').toISOString()
  );
}

/** Parses a year, such as that of a construction; undefined for "ca. 1900". */
export function toYear(text: string | undefined): number | undefined {
  return text && /^(1[2-9]|20)\d\d$/.test(text) ? Number(text) : undefined;
}
