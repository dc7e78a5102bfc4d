import type { Locale } from '../../../../shared/locales.ts';
import type { Block, MailDocument } from './mail-document.ts';

/** The plain text alternative of a mail. */
export function renderText({ locale, title, blocks, footer }: MailDocument): string {
  const pair = pairIn(locale);
  const links = footer.links.map(({ text, url }) => pair(text, url));
  const parts = blocks.map((block) => textOf(block, pair));
  return `${[title, ...parts, '--', [...footer.lines, ...links].join('\n')].join('\n\n')}\n`;
}

/** Joins a label and a value; French has a non-breaking space before the colon. */
function pairIn(locale: Locale): (label: string, value: string) => string {
  const colon = locale === 'fr' ? '\u00a0:' : ':';
  return (label, value) => `${label}${colon} ${value}`;
}

function textOf(block: Block, pair: ReturnType<typeof pairIn>): string {
  if (block.type === 'paragraph') return block.text;
  if (block.type === 'link') return pair(block.text, block.url);
  if (block.type === 'facts') return block.rows.map(({ label, value }) => pair(label, value)).join('\n');
  if (block.type === 'table') return block.rows.map((row) => rowText(row, block.headings, pair)).join('\n\n');
  if (block.type === 'quote') return `${block.heading}\n\n${block.text.replaceAll(/^/gm, '> ')}`;
  const { listing, reference, action, notes = [] } = block;
  const { title, address, price, openHouse, url } = listing;
  const lines = [...notes, title, address, price, openHouse, reference, pair(action, url)];
  return lines.filter(Boolean).join('\n');
}

/** Returns the name of a row, and a line with its heading for each other cell. */
function rowText(
  [name = '', ...cells]: readonly string[],
  [, ...headings]: readonly string[],
  pair: ReturnType<typeof pairIn>,
): string {
  const onOneLine = (text: string) => text.replaceAll('\n', ', ');
  const lines = cells.map((cell, column) => pair(headings[column] ?? '', onOneLine(cell)));
  return [onOneLine(name), ...lines].join('\n');
}
