/**
 * What an agent wrote of a home that is sold or rented keeps its sentences and loses its price: amounts of euros become
 * an ellipsis. An amount that its sentence gives to something else (charges, cadastral income, tax) stays.
 */

const NUMBER = String.raw`\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?`;
const SCALE = String.raw`(?:\s*(?:k(?=\W|$)|duizend|mille|thousand|tausend|mi[lo]\w*))?`;
const CURRENCY = '(?:€|eur(?:os?)?(?![a-z]))';
const ROUND = '(?:,-{1,2})?';
/** With the currency before it or after it. */
const AMOUNT = `(?:${CURRENCY}\\s*(?:${NUMBER})${SCALE}${ROUND}|(?:${NUMBER})${SCALE}${ROUND}\\s*${CURRENCY})`;

const PRICE = String.raw`\w*prij(?:s|zen)\b|huurt?\b|prix\b|loyers?\b|louez\b|price\b|rent\b|\w*preis\b|\w*miete[nt]?\b`;
const COST =
  String.raw`\w*kosten\b(?! inbegrepen| inklusive)|lasten\b|charges\b(?! comprises| included)|costs?\b(?! included)|provisi[eo]n?\b|` +
  String.raw`syndic(?:us)?\b|\w*ka(?:d|t)ast\w*|cadastral\w*|\w*voorheffing\b|précompte\b|\w*steuer\b|\bvorabzug\b|tax(?:e|es)?\b|` +
  String.raw`\bbelasting\w*|hausgeld\b`;
/** A price without a currency; years and measures are none. */
const NAMED =
  String.raw`(?<=(?:${PRICE})[^.;!?\n\d]{0,24})(?!(?:19|20)\d\d\b)` +
  String.raw`(?:\d{1,3}(?:[.,'’\s]\d{3})+|\d{3,})(?!\d|\s*(?:m²|m2|kwh|%))`;

const AMOUNTS = new RegExp(`${AMOUNT}|${NAMED}`, 'giu');
const SUBJECTS = new RegExp(`(?<price>${PRICE})|(?<cost>${COST})`, 'giu');
/** "75 € for charges": what directly follows names the amount, whatever was said before it. */
const NAMED_BEHIND = new RegExp(
  String.raw`^\s*(?:/\s*\p{L}+|(?:per|par|a|im) \p{L}+)?\s*(?:aan|voor|de|d’|for|of|für|an)?\s*(?:\p{L}+(?:elijke|es|e|n)\s)?(?:${COST})`,
  'iu',
);
const SENTENCE_END = /[.;!?](?=\s|$)|\n/g;

const MASK = '…';

export function maskPrices(text: string): string {
  return text.replace(AMOUNTS, (found: string, ...rest: unknown[]) => {
    const at = rest.find((value): value is number => typeof value === 'number') ?? 0;
    return isOtherCost(text, at, at + found.length) ? found : MASK;
  });
}

function isOtherCost(text: string, from: number, until: number): boolean {
  if (NAMED_BEHIND.test(text.slice(until))) return true;
  const before = text.slice(0, from);
  const end = [...before.matchAll(SENTENCE_END)].at(-1);
  const named = [...before.slice(end ? end.index : 0).matchAll(SUBJECTS)].at(-1);
  return named?.groups?.cost !== undefined;
}
