/**
 * What an agent wrote of a home that is sold or rented keeps its sentences and loses its price: amounts become an
 * ellipsis. An amount that its sentence gives to something else (charges, cadastral income, tax) stays, unless it is the
 * price that is known of the home.
 */
import { COST_BEHIND, DEAL, PRICE, SUBJECTS, WITH_COST, WITHOUT_COST } from './cost-words.ts';

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
const NAMED = new RegExp(String.raw`(?:${PRICE})[^\d]{0,24}$`, 'iu');
const DEALT = new RegExp(String.raw`(?:${DEAL})[^\d]{0,24}$`, 'iu');
const LEAST_DEALT = 10_000;

/** An abbreviation ends no sentence. */
const SENTENCE_END =
  /(?<!(?<!\p{L})(?:ex[ck]l|in[ck]l|zzgl|ca|evtl?|env|approx|max|min|k\.i))[.;!?](?=\s|$)|\n/giu;
/** Characters before and behind an amount that may tell what it is: a limit to the work on a long text. */
const REACH = 160;

const MASK = '…';

/** @param price Euros, as stored; found in any writing, a hundredth more or less. */
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
  /** Its sentence up to it. */
  before: string;
  behind: string;
}

function isPriceOf({ found, before, behind }: Figure, price: number | null): boolean {
  if (isNear(eurosIn(found), price)) return true;
  if (COST_BEHIND.test(behind)) return false;
  return [...withoutSettled(before).matchAll(SUBJECTS)].at(-1)?.groups?.cost === undefined;
}

/** Years, measures, postcodes and parts of longer codes are no prices. */
function isBarePriceOf({ found, before, behind }: Figure, price: number | null): boolean {
  const value = eurosIn(found);
  if (value < 100 || /^(?:19|20)\d\d$/.test(found)) return false;
  if (MEASURE.test(behind) || PART_OF_CODE.test(before)) return false;
  const told = withoutSettled(before);
  if (NAMED.test(told) || (value >= LEAST_DEALT && DEALT.test(told))) return true;
  return isNear(value, price) && !(/^\d{4}$/.test(found) && POSTCODE.test(behind));
}

function isNear(value: number, price: number | null): boolean {
  return price !== null && Math.abs(value - price) <= price / 100;
}

function eurosIn(found: string): number {
  const { number = '', scale = '' } = PARTS.exec(found)?.groups ?? {};
  // "0,325 Mio": of millions, the thousands are written as decimals.
  if (/^mi?(?!lle$)/i.test(scale)) return Number(number.replace(',', '.')) * 1e6;
  const whole = number.replace(/[.,'’\s](?=\d{3})/g, '').replace(',', '.');
  return Number(whole) * (scale ? 1e3 : 1);
}

function lastSentence(before: string): string {
  const end = [...before.matchAll(SENTENCE_END)].at(-1);
  return before.slice(end ? end.index + 1 : 0);
}

/** Without costs that have no amount of their own. */
function withoutSettled(sentence: string): string {
  const told = sentence.replace(WITHOUT_COST, ' ');
  return HAS_CURRENCY.test(sentence) ? told : told.replace(WITH_COST, ' ');
}
