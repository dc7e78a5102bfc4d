import type { Nodes, Root } from 'mdast';

/** Returns the texts of Markdown without formatting and pictures; a blank line separates paragraphs. */
export function plainText(tree: Root): string {
  return tree.children.flatMap(paragraphsOf).join('\n\n');
}

/** Each item of a list, and each row of a table, is a paragraph. */
function paragraphsOf(node: Nodes): string[] {
  switch (node.type) {
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'table':
      return node.children.flatMap(paragraphsOf);
    case 'tableRow':
      return nonEmpty(node.children.map(inlineText).join(' · '));
    case 'paragraph':
    case 'heading':
    case 'code':
      return nonEmpty(inlineText(node));
    default:
      return [];
  }
}

const nonEmpty = (text: string) => (text.trim() ? [text.trim()] : []);

/** The text of a node without formatting. */
export function inlineText(node: Nodes): string {
  if (node.type === 'html') return '';
  if (node.type === 'break') return '\n';
  if ('children' in node) return node.children.map(inlineText).join('');
  return 'value' in node ? node.value : '';
}
