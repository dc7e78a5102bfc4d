/** The code of docs/api.md, which tests run as written. */
import { readFileSync } from 'node:fs';

export interface CodeBlock {
  language: string;
  /** The nearest heading above it. */
  heading: string;
  code: string;
}

const HEADING_OR_BLOCK = /^##+ (?<heading>.+)$|^```(?<language>\w+)\n(?<code>[\s\S]*?)\n```$/gm;

/** Returns all blocks of code in their order. */
export function readBlocks(): CodeBlock[] {
  let heading = '';
  const blocks: CodeBlock[] = [];
  for (const { groups = {} } of readFileSync('docs/api.md', 'utf8').matchAll(HEADING_OR_BLOCK)) {
    if (groups.heading) heading = groups.heading;
    else blocks.push({ language: groups.language ?? '', heading, code: groups.code ?? '' });
  }
  return blocks;
}

/**
 * Returns the code of a language below a heading.
 * @throws unless there is exactly one block.
 */
export function readBlock(heading: string, language: string): string {
  const found = readBlocks().filter((block) => block.heading === heading && block.language === language);
  const [block] = found;
  if (!block || found.length > 1) throw new Error(`${found.length} blocks of ${language} below "${heading}"`);
  return block.code;
}

/** Makes code of the document ask a site under test. */
export const askSite = (code: string, origin: string) =>
  code.replaceAll('http://localhost:3000', origin).replaceAll('localhost:3000', origin);
