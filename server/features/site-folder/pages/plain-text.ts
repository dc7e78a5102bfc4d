import type { Nodes, Root } from 'mdast';

/** Returns the texts of Markdown without formatting and pictures; a blank line separates paragraphs. */
export function plainText(tree: Root, source: string): string {
  return tree.children.flatMap((node) => paragraphsOf(node, source)).join('\n\n');
}

/** Each item of a list, and each row of a table, is a paragraph. */
function paragraphsOf(node: Nodes, source: string): string[] {
  switch (node.type) {
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'table':
      return node.children.flatMap((child) => paragraphsOf(child, source));
    case 'tableRow':
      return nonEmpty(node.children.map((cell) => inlineText(cell, source)).join(' · '));
    case 'paragraph':
    case 'heading':
    case 'code':
      return nonEmpty(inlineText(node, source));
    default:
      return [];
  }
}

const nonEmpty = (text: string) => (text.trim() ? [text.trim()] : []);

/** The Markdown of a node. A directive in a text is none: a colon before a word, as in "Tel:012". */
export function markdownOf({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** The text of a node without formatting. `source`: the Markdown that was parsed. */
export function inlineText(node: Nodes, source: string): string {
  if (node.type === 'textDirective') return markdownOf(node, source);
  if (node.type === 'html') return '';
  if (node.type === 'break') return '\n';
  if ('children' in node) return node.children.map((child) => inlineText(child, source)).join('');
  return 'value' in node ? node.value : '';
}
