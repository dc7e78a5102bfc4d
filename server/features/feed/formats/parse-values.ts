/** Parsers of values that several formats share. Each returns undefined when it cannot parse the value. */
import { parseDay } from '../../../../shared/days.ts';
import {
  ESTATE_TYPES,
  type EstateSubType,
  type EstateType,
  SUB_TYPES_BY_TYPE,
} from '../../../../shared/estates/vocabulary.ts';
import { MAX_AGENCY_REFERENCE } from '../fields.ts';
import { BROKEN } from './utf8-text.ts';

/** The entry of a table for a value of a feed; names such as "constructor" are no entries. */
export function findEntry<T>(table: Readonly<Record<string, T>>, value: string): T | undefined {
  return Object.hasOwn(table, value) ? table[value] : undefined;
}

/** The type to which a subtype belongs. */
export function typeOfSubType(subType: EstateSubType): EstateType {
  const type = ESTATE_TYPES.find((each) => (SUB_TYPES_BY_TYPE[each] as readonly string[]).includes(subType));
  if (!type) throw new Error(`no type has the subtype ${subType}`);
  return type;
}

/** Longer than references can be. */
const MAX_ID = 200;

/** The reference for an id of another system: other characters than those of references become "-". */
export function toReference(id: string | undefined): string | undefined {
  if (id?.includes(BROKEN)) return undefined;
  const reference = id
    ?.slice(0, MAX_ID)
    .trim()
    .replace(/[^A-Za-z0-9._/-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+|-+$/g, '');
  return reference || undefined;
}

/** The reference that visitors see, if it is another than the key. */
export function toAgencyReference(text: string | undefined, key: string | undefined): string | undefined {
  const reference = text?.trim().slice(0, MAX_AGENCY_REFERENCE).trim();
  return reference && reference !== key ? reference : undefined;
}

/**
 * Converts a date and time to an instant. Without an offset, it is local time in Belgium. Systems write dates such as
 * 0001-01-01 when there is none.
 */
export function toInstant(text: string): string | undefined {
  if (!toDay(text)) return undefined;
  try {
    if (/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)) return Temporal.Instant.from(text).toString();
    return Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Brussels').toInstant().toString();
  } catch {
    return undefined;
  }
}

/** The calendar day of a date, with or without a time. */
export function toDay(text: string): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text.trim()) ?? [];
  return parseDay(day) ?? undefined;
}

/** Groups of three digits after one to three that do not start with 0: "1.250.000", with the same separator. */
const IN_THREES = /^-?[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?=$|[.,]\d+$)/;

/**
 * Parses "1250", "1250.50", "1.250,50", "1,250.50", "1 250", "0.125" and "350000.000". Separators are those of
 * thousands only when the groups of three digits are complete; otherwise there is one, which is decimal.
 */
export function parseNumber(text: string): number | undefined {
  const compact = text.replace(/[\s']/g, '');
  const plain = compact.replace(IN_THREES, (whole) => whole.replace(/[.,]/g, ''));
  return /^-?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

const SQUARE_METRES_PER = {
  sqm: 1,
  sqft: 0.09290304,
  acre: 4046.8564224,
  hectare: 10_000,
  are: 100,
} as const;
export type AreaUnit = keyof typeof SQUARE_METRES_PER;

/** Converts an area to m², rounded to whole square metres unless it is given in m². International foot and acre. */
export function toSquareMetres(area: number, unit: AreaUnit): number {
  return unit === 'sqm' ? area : Math.round(area * SQUARE_METRES_PER[unit]);
}

/** Average months of a year divided by the length of the period: the factor from the period's price to a month's. */
const MONTHS_FACTOR = { week: 52 / 12, month: 1, quarter: 1 / 3, year: 1 / 12 } as const;
export type RentPeriod = keyof typeof MONTHS_FACTOR;

/** Converts a rent to euros per month, rounded to whole euros unless it is given per month. */
export function toMonthlyRent(price: number, period: RentPeriod): number {
  return period === 'month' ? price : Math.round(price * MONTHS_FACTOR[period]);
}
