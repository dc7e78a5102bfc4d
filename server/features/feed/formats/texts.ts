/** Texts of other systems, often HTML, as titles and descriptions. */
import { findEntry } from './parse-values.ts';

const MAX_TITLE_LENGTH = 100;

/** The title of a text without one: its first line or sentence, shortened at a word. */
export function titleOf(description: string): string {
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
export function plainText(html: string): string {
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
