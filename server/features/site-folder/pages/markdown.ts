/** Parses the Markdown of a page: its front matter, and its content as a list of nodes with their lines. */
import type { Root, RootContent } from 'mdast';
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** A page of more nodes would be slow to parse and to read. */
const MAX_NESTING = 40;

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

/** Parses a file. Null when it is nested too deeply. */
export function parseMarkdown(file: string): ParsedMarkdown | null {
  const [head = '', yaml = ''] = FRONT_MATTER.exec(file) ?? [];
  const text = '\n'.repeat(head.split('\n').length - 1) + file.slice(head.length);
  if (/^[ \t>*+-]{80,}/m.test(text) || depthOfBrackets(text) > MAX_NESTING) return null;
  return { yaml, source: text, tree: parser.parse(text) };
}

/** Deeply nested brackets take quadratic time. */
function depthOfBrackets(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of text) {
    if (letter === '[') depth += 1;
    else if (letter === ']' || letter === '\n') depth = 0;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Renders nodes as HTML with the elements of Markdown alone. `definitions`: the link references of the page. */
export function renderMarkdown(nodes: readonly RootContent[], definitions: readonly RootContent[]): string {
  const tree = renderer.runSync({ type: 'root', children: [...nodes, ...definitions] });
  return renderer.stringify(tree);
}
