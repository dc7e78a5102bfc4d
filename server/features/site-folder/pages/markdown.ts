/** Parses the Markdown of a page: its front matter, and its content as a list of nodes with their lines. */
import type { Nodes, Root, RootContent } from 'mdast';
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** Lists and quotes within each other, and all nodes within each other. */
const MAX_CONTAINERS = 12;
const MAX_DEPTH = 60;
/** Parsing takes quadratic time in the number of these characters. */
const MAX_SIGNS: readonly [pattern: RegExp, count: number][] = [
  [/\[/g, 400],
  [/`/g, 400],
  [/[*_~]/g, 2000],
  [/</g, 400],
  [/\[\^/g, 20],
  [/^[ \t]*:{3,}/gm, 20],
  [/:/g, 600],
  [/\{/g, 200],
  [/\|/g, 600],
  [/^[ \t]*(?:=+|-+)[ \t]*$/gm, 200],
  [/^[ \t]*#{1,6}[ \t]/gm, 300],
  [/^[ \t>]*(?:[*+-]|\d{1,9}[.)])[ \t]/gm, 1000],
];

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkDirective);

/** The elements of Markdown; pictures are blocks of their own. */
const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'del', 'code', 'pre'],
    ...['br', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href'], th: ['align'], td: ['align'], ol: ['start'] },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
};

const renderer = unified().use(remarkRehype).use(rehypeSanitize, SCHEMA).use(rehypeStringify);

/** Between two lines of three hyphens at the start of a file. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

export interface ParsedMarkdown {
  /** The YAML of the front matter; empty without one. */
  yaml: string;
  /** The file with blank lines in the place of the front matter, so that nodes keep their lines. */
  source: string;
  tree: Root;
}

/** Divides a file into its front matter, as YAML, and the rest. */
export function divideFrontMatter(file: string): { yaml: string; head: string; text: string } {
  const [head = '', yaml = ''] = FRONT_MATTER.exec(file) ?? [];
  return { yaml, head, text: file.slice(head.length) };
}

/** Parses a file. Null when it is nested too deeply, or has too many signs of Markdown. */
export function parseMarkdown(file: string): ParsedMarkdown | null {
  const { yaml, head, text: body } = divideFrontMatter(file);
  const text = '\n'.repeat(head.split('\n').length - 1) + body;
  const hasTooMany = MAX_SIGNS.some(([sign, count]) => (text.match(sign)?.length ?? 0) > count);
  if (hasTooMany || text.split('\n').some((line) => countContainers(line) > MAX_CONTAINERS)) return null;
  const tree = parser.parse(text);
  return depthOf(tree) > MAX_DEPTH ? null : { yaml, source: text, tree };
}

/** The quotes and lists that begin in a line. */
function countContainers(line: string): number {
  const marker = /[ \t]*(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
  let count = 0;
  while (count <= MAX_CONTAINERS && marker.test(line)) count += 1;
  return count;
}

/** The deepest level of the nodes of a tree, without recursion. */
function depthOf(tree: Root): number {
  let level: Nodes[] = [tree];
  let depth = 0;
  while (level.length > 0 && depth <= MAX_DEPTH) {
    level = level.flatMap((node) => ('children' in node ? node.children : []));
    depth += 1;
  }
  return depth;
}

/** Renders nodes as HTML with the elements of Markdown alone. `definitions`: the link references of the page. */
export function renderMarkdown(nodes: readonly RootContent[], definitions: readonly RootContent[]): string {
  const tree = renderer.runSync({ type: 'root', children: [...nodes, ...definitions] });
  return renderer.stringify(tree);
}
