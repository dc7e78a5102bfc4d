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
