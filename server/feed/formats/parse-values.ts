/** Parsers of values that several formats share. Each returns undefined when it cannot parse the value. */

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
export function titleOf(description: string): string {
  const [line = ''] = description.trim().split(/\n|(?<=[.!?])\s/, 1);
  if (line.length <= MAX_TITLE_LENGTH) return line;
  const cut = line.slice(0, MAX_TITLE_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** Turns HTML of a description into plain paragraphs separated by blank lines. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(?:br|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<\/(?:p|div|ul|ol)\b[^>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(nbsp|amp|lt|gt|quot|apos|#39|euro);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  euro: '€',
};

/** Converts an id to a reference: characters that references cannot contain become "-". Undefined when nothing is left. */
export function toReference(id: string | undefined): string | undefined {
  const reference = id?.trim().replace(/[^A-Za-z0-9._/-]+/g, '-');
  return reference?.replace(/^[^A-Za-z0-9]+|-+$/g, '') || undefined;
}

/** Returns the row of a table; undefined without one. */
export function lookUp<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Shortens a text at a word, with "…" at the end. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const space = cut.search(/\s\S*$/);
  return `${(space > 0 ? cut.slice(0, space) : cut.toWellFormed().replace(/\uFFFD$/, '')).trimEnd()}…`;
}

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 8000;

/** Texts of a listing in one language, from HTML or plain text; each missing one is derived from the other. */
export function toListingText(
  title: string | undefined,
  description: string | undefined,
): { title: string; description: string } | undefined {
  const body = plainText(description ?? '');
  const heading = plainText(title ?? '').replace(/\s+/g, ' ') || titleOf(body);
  if (!heading) return undefined;
  return { title: shorten(heading, MAX_TITLE), description: shorten(body || heading, MAX_DESCRIPTION) };
}
