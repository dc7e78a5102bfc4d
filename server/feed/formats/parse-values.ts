/** Parsers of values that several formats share. Each returns undefined when it cannot parse the value. */
import {
  ESTATE_TYPES,
  type EstateSubType,
  type EstateType,
  SUB_TYPES_BY_TYPE,
} from '../../../shared/estates/vocabulary.ts';

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

/** The importer rejects shorter references already. */
const MAX_ID = 200;

/** The reference for an id of another system: other characters than those of references become "-". */
export function toReference(id: string | undefined): string | undefined {
  const reference = id
    ?.slice(0, MAX_ID)
    .trim()
    .replace(/[^A-Za-z0-9._/-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+|-+$/g, '');
  return reference || undefined;
}

/** Converts a date and time to an instant. Without an offset, it is local time in Belgium. */
export function toInstant(text: string): string | undefined {
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
  try {
    return day && Temporal.PlainDate.from(day).toString();
  } catch {
    return undefined;
  }
}

/** Parses "1250", "1250.50", "1.250,50", "1,250.50" and "1 250": the last separator before one or two digits is decimal. */
export function parseNumber(text: string): number | undefined {
  const compact = text.replace(/[\s']/g, '');
  if (!/^-?\d[\d.,]*$/.test(compact)) return undefined;
  const decimal = /[.,](\d{1,2})$/.exec(compact);
  const whole = (decimal ? compact.slice(0, decimal.index) : compact).replace(/[.,]/g, '');
  return Number(decimal ? `${whole}.${decimal[1]}` : whole);
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

const MAX_TITLE_LENGTH = 100;

/** The title of a text without one: its first line or sentence, shortened at a word. */
function titleOf(description: string): string {
  const [line = ''] = description.trim().split(/\n|(?<=[.!?])\s/, 1);
  return shorten(line, MAX_TITLE_LENGTH + 1);
}

/** Shortens a text to a number of characters, at a word, with "…". */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/** The part of a text that is read: texts of listings are shorter, also as HTML. */
const MAX_RAW_LENGTH = 60_000;

/** A text in one language: HTML becomes plain, limits are kept. Title and description replace each other. */
export function toText(title = '', description = ''): { title: string; description: string } | undefined {
  const [plainTitle, body] = [title, description].map((text) => plainText(text.slice(0, MAX_RAW_LENGTH)));
  if (!plainTitle && !body) return undefined;
  return {
    title: shorten(plainTitle?.replace(/\s+/g, ' ') || titleOf(body ?? ''), 200),
    description: shorten(body || plainTitle || '', 8000),
  };
}

/** Turns HTML of a description into plain paragraphs separated by blank lines. */
function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<(?:br|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replace(/<\/(?:p|div|ul|ol)\b[^<>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+\d?);/gi, decodeEntity)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return findEntry(ENTITIES, name) ?? entity;
  const code = Number(/^#x/i.test(name) ? `0${name.slice(1)}` : name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '';
}

/** The named entities of HTML that editors write in Dutch, French, German and English texts. */
const ENTITIES: Record<string, string> = Object.fromEntries(
  (
    'nbsp=\u00a0 amp=& lt=< gt=> quot=" apos=\' euro=€ ' +
    'agrave=à acirc=â auml=ä ccedil=ç eacute=é egrave=è ecirc=ê euml=ë icirc=î iuml=ï ocirc=ô ouml=ö ugrave=ù ' +
    'ucirc=û uuml=ü oelig=œ szlig=ß Agrave=À Auml=Ä Ccedil=Ç Eacute=É Egrave=È Euml=Ë Ouml=Ö Uuml=Ü ' +
    'laquo=« raquo=» lsquo=‘ rsquo=’ ldquo=“ rdquo=” bdquo=„ ndash=– mdash=— hellip=… bull=• middot=· deg=° ' +
    'sup2=² frac12=½ times=×'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
);
