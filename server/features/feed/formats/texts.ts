/** Texts of other systems, often HTML, as titles and descriptions. */
import { decodeHTMLStrict } from 'entities';

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

/** What an entity of an invalid code is decoded to. */
const REPLACEMENT = '\ufffd';

/** Turns HTML of a description into plain paragraphs separated by blank lines. */
export function plainText(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<(?:br|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replace(/<\/(?:p|div|ul|ol)\b[^<>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '');
  return decodeHTMLStrict(text)
    .replaceAll(REPLACEMENT, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
