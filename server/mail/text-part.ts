import type { Block, Letter } from './letter.ts';

/** A mail for whoever reads no HTML. */
export function textPart({ title, blocks, footer }: Letter): string {
  const links = footer.links.map(({ text, url }) => `${text}: ${url}`);
  return `${[title, ...blocks.map(textOf), '--', [...footer.lines, ...links].join('\n')].join('\n\n')}\n`;
}

function textOf(block: Block): string {
  if (block.type === 'paragraph') return block.text;
  if (block.type === 'link') return `${block.text}: ${block.url}`;
  if (block.type === 'facts') return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  if (block.type === 'quote') return `${block.heading}\n\n${block.text.replaceAll(/^/gm, '> ')}`;
  const { home, reference, action } = block;
  return [home.title, home.place, home.price, reference, `${action}: ${home.url}`].join('\n');
}
