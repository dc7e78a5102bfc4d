/**
 * Masks the price in the description of a home that is sold or rented: amounts are replaced by an ellipsis. An amount
 * that its sentence attributes to charges, cadastral income or tax is kept, unless it equals the known price of the
 * home.
 */
import { COST_AFTER, DEAL_WORDS, PRICE_WORDS, SUBJECTS, WITH_COST, WITHOUT_COST } from './cost-words.ts';

const NUMBER = String.raw`(?<!\d)(?:\d{1,3}(?:[.,'’\s]\d{3}){1,4}|\d{1,12})(?!\d)(?:[.,]\d{1,2}(?!\d))?`;
const SCALE = String.raw`k(?=\W|$)(?!\.\s?k)|duizend|mille|thousand|tausend|mi[lo]\p{L}{0,8}|m(?=\s?(?:€|eur))`;
const CURRENCY = '(?:€|eur(?:os?)?(?![a-z]))';
const FIGURE = String.raw`${NUMBER}(?:\s{0,3}(?:${SCALE}))?(?:,-{1,2})?`;
const FIGURES = new RegExp(
  String.raw`${CURRENCY}\s{0,3}${FIGURE}|${FIGURE}\s{0,3}${CURRENCY}|${FIGURE}`,
  'giu',
);
const HAS_CURRENCY = new RegExp(CURRENCY, 'iu');
const PARTS = new RegExp(`(?<number>${NUMBER})\\s{0,3}(?<scale>${SCALE})?`, 'iu');

const MEASURE =
  /^(?:-\d|[\s-]{0,2}(?:%|[km]?m[²2³3]|[kc]?m\b|k[wv]|kg|sq|are\b|ares\b|ha\b|ca\b|hect|lit|met|mèt|min|ja[ah]r|ans?\b|year|dagen|jours|days|tage))/iu;
const POSTCODE = /^ \p{Lu}/u;
const PART_OF_CODE = /[\p{L}\d][-/.]?$/u;
const NAMED = new RegExp(String.raw`(?:${PRICE_WORDS})[^\d]{0,24}$`, 'iu');
const DEALT = new RegExp(String.raw`(?:${DEAL_WORDS})[^\d]{0,24}$`, 'iu');
const MIN_DEAL_EUROS = 10_000;

/** The dot of an abbreviation does not end a sentence. */
const SENTENCE_END =
  /(?<!(?<!\p{L})(?:ex[ck]l|in[ck]l|zzgl|ca|evtl?|env|approx|max|min|k\.i))[.;!?](?=\s|$)|\n/giu;
/** Characters before and after an amount that are examined; limits the work on long texts. */
const REACH = 160;

const MASK = '…';

/** @param price The stored price in euros; masked in any notation, with a tolerance of one per cent. */
export function maskPrices(text: string, price: number | null = null): string {
  return text.replace(FIGURES, (found: string, at: number) => {
    const before = lastSentence(text.slice(Math.max(0, at - REACH), at));
    const behind = text.slice(at + found.length, at + found.length + REACH);
    const isPrice = HAS_CURRENCY.test(found) ? isPriceOf : isBarePriceOf;
    return isPrice({ found, before, behind }, price) ? MASK : found;
  });
}

interface Figure {
  found: string;
  /** The part of its sentence that precedes it. */
  before: string;
  behind: string;
}

function isPriceOf({ found, before, behind }: Figure, price: number | null): boolean {
  if (isNear(eurosIn(found), price)) return true;
  if (COST_AFTER.test(behind)) return false;
  return [...withoutSettled(before).matchAll(SUBJECTS)].at(-1)?.groups?.cost === undefined;
}

/** Excludes years, measures, postal codes and parts of longer codes. */
function isBarePriceOf({ found, before, behind }: Figure, price: number | null): boolean {
  const value = eurosIn(found);
  if (value < 100 || /^(?:19|20)\d\d$/.test(found)) return false;
  if (MEASURE.test(behind) || PART_OF_CODE.test(before)) return false;
  const relevant = withoutSettled(before);
  if (NAMED.test(relevant) || (value >= MIN_DEAL_EUROS && DEALT.test(relevant))) return true;
  return isNear(value, price) && !(/^\d{4}$/.test(found) && POSTCODE.test(behind));
}

function isNear(value: number, price: number | null): boolean {
  return price !== null && Math.abs(value - price) <= price / 100;
}

function eurosIn(found: string): number {
  const { number = '', scale = '' } = PARTS.exec(found)?.groups ?? {};
  // "0,325 Mio": a figure in millions has its thousands as decimals.
  if (/^mi?(?!lle$)/i.test(scale)) return Number(number.replace(',', '.')) * 1e6;
  const whole = number.replace(/[.,'’\s](?=\d{3})/g, '').replace(',', '.');
  return Number(whole) * (scale ? 1e3 : 1);
}

function lastSentence(before: string): string {
  const end = [...before.matchAll(SENTENCE_END)].at(-1);
  return before.slice(end ? end.index + 1 : 0);
}

/** Removes mentions of costs that have no amount of their own. */
function withoutSettled(sentence: string): string {
  const relevant = sentence.replace(WITHOUT_COST, ' ');
  return HAS_CURRENCY.test(sentence) ? relevant : relevant.replace(WITH_COST, ' ');
}
