/** Period and number of guests as typed: form fields and their parsed values. Never throws. */
import { parseDay } from '../days.ts';
import type { Period } from './periods.ts';
import type { Stay } from './stay.ts';

const MAX_TYPED_LENGTH = 20;

/** The typed text, shown again even when invalid. */
export interface TypedPeriod {
  from: string;
  until: string;
}

export interface TypedStay extends TypedPeriod {
  persons: string;
}

/** Why a field is invalid. */
export interface TypingError {
  code: 'DAY_MISSING' | 'NO_DAY' | 'NO_PERSONS';
  field: keyof TypedStay;
}

/** The period of a query string; null unless both days are valid. Two empty fields are not an error. */
export function parsePeriod(query: URLSearchParams): {
  typed: TypedPeriod;
  period: Period | null;
  errors: TypingError[];
} {
  const typed = { from: textOf(query, 'from'), until: textOf(query, 'until') };
  if (!typed.from && !typed.until) return { typed, period: null, errors: [] };
  const from = parseDay(typed.from);
  const until = parseDay(typed.until);
  const errors = [...dayError('from', typed.from, from), ...dayError('until', typed.until, until)];
  return { typed, period: from && until ? { from, until } : null, errors };
}

/** The stay of a query string; null when it is absent or invalid. */
export function parseStay(query: URLSearchParams): {
  typed: TypedStay;
  stay: Stay | null;
  errors: TypingError[];
} {
  const { typed, period, errors } = parsePeriod(query);
  const text = textOf(query, 'persons');
  const persons = parsePersons(text);
  const hasDates = typed.from !== '' || typed.until !== '';
  if (hasDates && persons === null) errors.push({ code: 'NO_PERSONS', field: 'persons' });
  const stay = period && persons !== null ? { ...period, persons } : null;
  return { typed: { ...typed, persons: text }, stay, errors };
}

/** Parses the form of a stay. It always sends the number of persons, so then empty days are missing. */
export function parseSubmittedStay(query: URLSearchParams): ReturnType<typeof parseStay> {
  const { typed, stay, errors } = parseStay(query);
  if (!typed.persons || typed.from || typed.until) return { typed, stay, errors };
  return { typed, stay, errors: [...dayError('from', '', null), ...dayError('until', '', null), ...errors] };
}

/** Parses a typed number of guests; null when invalid. */
export function parsePersons(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** Formats a stay as a query string without `?`; empty values are left out. */
export function formatStay(typed: TypedStay): string {
  const fields = [
    ['from', typed.from],
    ['until', typed.until],
    ['persons', typed.persons],
  ].filter(([, value]) => value);
  return String(new URLSearchParams(fields as [string, string][]));
}

function textOf(query: URLSearchParams, name: keyof TypedStay): string {
  const characters = [...(query.get(name) ?? '').trim()];
  return characters.slice(0, MAX_TYPED_LENGTH).join('').trim();
}

function dayError(field: keyof TypedPeriod, typed: string, day: string | null): TypingError[] {
  if (day) return [];
  return [{ code: typed ? 'NO_DAY' : 'DAY_MISSING', field }];
}
