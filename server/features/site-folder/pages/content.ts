/** Turns the Markdown of a page into its blocks. */
import type { Nodes, Root, RootContent } from 'mdast';
import type { ContentBlock, SitePicture } from '../../../../graphql/site-folder/ports.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { Faults } from '../faults.ts';
import { type BlockContext, readBlock } from './blocks.ts';
import { renderMarkdown } from './markdown.ts';

/** Blocks with homes, offices and the like on one page. */
const MAX_BLOCKS = 20;
const MAX_HOMES_BLOCKS = 3;

export interface ContentContext extends BlockContext {
  name: string;
  /** The text of the file. */
  source: string;
  locale: Locale;
  faults: Faults;
  /** Null when the folder does not have the picture, which is reported. */
  picture(path: string, alt: string, line?: number): SitePicture | null;
  /** Returns the address of a link; null when it leads nowhere, which is reported. */
  link(href: string, line?: number): string | null;
}

/** Returns the blocks of a page. What cannot be shown is reported and left out. */
export function readContent(tree: Root, context: ContentContext): ContentBlock[] {
  const definitions = tree.children
    .filter(({ type }) => type === 'definition')
    .flatMap((node) => cleanNode(node, context) ?? []);
  const blocks: ContentBlock[] = [];
  let texts: RootContent[] = [];
  const flush = () => {
    if (texts.length > 0) blocks.push({ kind: 'text', html: renderMarkdown(texts, definitions) });
    texts = [];
  };
  for (const node of tree.children) {
    if (node.type === 'definition') continue;
    const own = readOwnBlock(node, context);
    if (own === 'text') {
      const cleaned = cleanNode(node, context);
      if (cleaned) texts.push(cleaned);
      continue;
    }
    flush();
    if (own) blocks.push(own);
  }
  flush();
  return limitBlocks(blocks, context);
}

/** A directive or a picture in a paragraph of its own; null when it is wrong; else `text`. */
function readOwnBlock(node: RootContent, context: ContentContext): ContentBlock | null | 'text' {
  if (node.type === 'leafDirective') return readBlock(node, context);
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  if (only?.type !== 'image' || others.length > 0) return 'text';
  const picture = context.picture(only.url, only.alt ?? '', lineOf(only));
  return picture && { kind: 'picture', picture, caption: only.title ?? '' };
}

function limitBlocks(blocks: ContentBlock[], { name, faults }: ContentContext): ContentBlock[] {
  let own = 0;
  let homes = 0;
  const isWithin = (block: ContentBlock) => {
    if (block.kind !== 'text') own += 1;
    if (block.kind === 'homes') homes += 1;
    return own <= MAX_BLOCKS && !(block.kind === 'homes' && homes > MAX_HOMES_BLOCKS);
  };
  const kept = blocks.filter(isWithin);
  if (kept.length < blocks.length)
    faults.add(name, `has more than ${MAX_BLOCKS} blocks, or more than ${MAX_HOMES_BLOCKS} with homes`);
  return kept;
}

function lineOf(node: { position?: Nodes['position'] }): number | undefined {
  return node.position?.start.line;
}

/** Returns a node of a text without what cannot be shown; null when nothing is left. */
function cleanNode<T extends RootContent>(node: T, context: ContentContext): T | null {
  const { name, faults, source } = context;
  const line = lineOf(node);
  if (node.type === 'html') {
    if (!/^<!--[\s\S]*-->$/.test(node.value.trim()))
      faults.add(name, 'raw HTML is not shown; write Markdown', line);
    return null;
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    faults.add(name, 'a picture stands in a paragraph of its own', line);
    return null;
  }
  if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
    faults.add(name, 'footnotes are not shown', line);
    return null;
  }
  if (node.type === 'containerDirective') {
    faults.add(name, `there is no block ":::${node.name}"; blocks begin with two colons`, line);
    return null;
  }
  // A colon before a word, as in "Tel:012", is text.
  if (node.type === 'textDirective') {
    const { start, end } = node.position ?? {};
    return { type: 'text', value: source.slice(start?.offset, end?.offset) } as T;
  }
  if (node.type === 'link' || node.type === 'definition') {
    const url = context.link(node.url, line);
    // A link that leads nowhere is the text of its address.
    node.url = url ?? '';
  }
  // The title of the page is its first heading.
  if (node.type === 'heading') node.depth = Math.min(4, Math.max(2, node.depth)) as 2 | 3 | 4;
  if ('children' in node)
    node.children = node.children.flatMap((child) => cleanNode(child, context) ?? []) as never;
  return node;
}
