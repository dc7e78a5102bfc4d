/** Turns the Markdown of a page into its blocks. */
import type { Nodes, Root, RootContent } from 'mdast';
import type { ContentBlock, SitePicture } from '../../../../graphql/site-folder/ports.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { Faults } from '../faults.ts';
import { type BlockContext, readBlock } from './blocks.ts';
import { renderMarkdown } from './markdown.ts';
import { markdownOf } from './plain-text.ts';

/** Blocks with homes, offices and the like on one page. */
const MAX_BLOCKS = 20;
const MAX_BY_NAME: Partial<Record<string, number>> = { homes: 3, form: 1, map: 1 };

/** The kinds of files with Markdown. A block that only pages may have is reported in others. */
export type Place = 'page' | 'home' | 'legal' | 'news';
const ONLY_ON_PAGES = ['form', 'map'];

export interface ContentContext extends BlockContext {
  name: string;
  /** The text of the file. */
  source: string;
  locale: Locale;
  place: Place;
  faults: Faults;
  /** Null when the folder does not have the picture, which is reported. */
  picture(path: string, alt: string, line?: number): SitePicture | null;
  /** Returns the address of a link; null when it leads nowhere, which is reported. */
  link(href: string, line?: number): string | null;
}

/** Returns the blocks of a page. What cannot be shown is reported and left out. */
export function readContent(
  tree: Root,
  context: ContentContext,
  definitions = readDefinitions(tree, context),
): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  const isWithinLimits = createLimits(context);
  let texts: RootContent[] = [];
  const flush = () => {
    if (texts.length > 0) blocks.push({ kind: 'text', html: renderMarkdown(texts, definitions) });
    texts = [];
  };
  for (const node of tree.children) {
    if (node.type === 'definition') continue;
    const own = readOwnBlock(node, context);
    if (own === 'text') {
      texts.push(...cleanNode(node, context));
      continue;
    }
    flush();
    if (own && isWithinLimits(own, lineOf(node))) blocks.push(own);
  }
  flush();
  return blocks;
}

/** The link references of a page. */
export function readDefinitions(tree: Root, context: ContentContext): RootContent[] {
  return tree.children
    .filter(({ type }) => type === 'definition')
    .flatMap((node) => cleanNode(node, context));
}

/** A directive or a picture in a paragraph of its own; null when it is wrong; else `text`. */
function readOwnBlock(node: RootContent, context: ContentContext): ContentBlock | null | 'text' {
  if (node.type === 'leafDirective') {
    const fault = faultOf(node.name, context.place);
    if (!fault) return readBlock(node, context);
    context.faults.add(context.name, fault, lineOf(node));
    return null;
  }
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  if (only?.type !== 'image' || others.length > 0) return 'text';
  const picture = context.picture(only.url, only.alt ?? '', lineOf(only));
  return picture && { kind: 'picture', picture, caption: only.title ?? '' };
}

/** Says why a block cannot be in a file; null when it can. */
function faultOf(block: string, place: Place): string | null {
  if (place === 'news') return 'news have no blocks';
  return place === 'page' || !ONLY_ON_PAGES.includes(block)
    ? null
    : `only the files of pages/ may have the block ${block}`;
}

/** Creates a function that reports the first block of a page beyond each limit. */
function createLimits({ name, faults }: ContentContext) {
  const counts = new Map<string, number>();
  const isWithin = (kind: string, max: number, line: number | undefined) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count === max + 1) faults.add(name, `has more than ${max} ${kind}`, line);
    return count <= max;
  };
  return ({ kind }: ContentBlock, line: number | undefined) => {
    const name = kind.endsWith('Map') ? 'map' : kind;
    const max = MAX_BY_NAME[name];
    const named = max === 1 ? `block ${name}` : `blocks ${name}`;
    return (max === undefined || isWithin(named, max, line)) && isWithin('blocks', MAX_BLOCKS, line);
  };
}

function lineOf(node: { position?: Nodes['position'] }): number | undefined {
  return node.position?.start.line;
}

const NOT_SHOWN: Partial<Record<RootContent['type'], string>> = {
  html: 'raw HTML is not shown; write Markdown',
  image: 'a picture stands in a paragraph of its own',
  imageReference: 'a picture stands in a paragraph of its own',
  footnoteReference: 'footnotes are not shown',
  footnoteDefinition: 'footnotes are not shown',
  leafDirective: 'a block stands in a line of its own, outside of lists and quotes',
};

const COMMENT = /^<!--[\s\S]*-->$/;

/** Returns a node of a text without what cannot be shown; a wrong link as its text. */
function cleanNode(node: RootContent, context: ContentContext): RootContent[] {
  const { name, faults, source } = context;
  const line = lineOf(node);
  const fault = NOT_SHOWN[node.type];
  if (fault) {
    if (node.type !== 'html' || !COMMENT.test(node.value.trim())) faults.add(name, fault, line);
    return [];
  }
  if (node.type === 'containerDirective') {
    faults.add(name, `there is no block ":::${node.name}"; blocks begin with two colons`, line);
    return [];
  }
  if (node.type === 'textDirective') return [{ type: 'text', value: markdownOf(node, source) }];
  const children = 'children' in node ? node.children.flatMap((child) => cleanNode(child, context)) : [];
  if (node.type === 'link' || node.type === 'definition') {
    const url = context.link(node.url, line);
    if (url === null) return children;
    node.url = url;
  }
  // The title of the page is its first heading.
  if (node.type === 'heading') node.depth = Math.min(4, Math.max(2, node.depth)) as 2 | 3 | 4;
  if ('children' in node) node.children = children as never;
  return [node];
}
