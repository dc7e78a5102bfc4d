/** Fails on phrases in comments and documents that make a reader guess. */
import { readFileSync } from 'node:fs';
import { listTrackedFiles } from './tracked-files.ts';

const PHRASES = new RegExp(
  `\\b(${[
    ...['whoever', 'nobody', 'somebody', 'everybody', 'anybody', 'newcomers?'],
    ...[
      'ones? that',
      'ones? who',
      'those who',
      'he who',
      'as if by',
      'so many',
      'of its own accord',
      'goes without saying',
    ],
    ...['(is|are|was|were) told', 'gives? (it )?back', 'hands? over', 'stands? outside', 'comes? to nothing'],
    'what (is|was|are) (asked|given|gone|kept|known|made|meant|published|said|shown|sent|there)',
  ].join('|')})\\b`,
  'i',
);

/** The comments of a source file, with their line numbers. */
function* commentsOf(source: string, isDocument: boolean): Generator<[line: number, text: string]> {
  let isInComment = false;
  for (const [index, line] of source.split('\n').entries()) {
    const start = line.search(/\/\*|(?:^|\s)\/\/\s|^\s*--\s/);
    const isComment = isDocument || isInComment || start >= 0;
    if (isComment) yield [index + 1, isDocument || isInComment ? line : line.slice(start)];
    if (line.includes('/*')) isInComment = true;
    if (line.includes('*/')) isInComment = false;
  }
}

const files = listTrackedFiles('*.ts', '*.tsx', '*.css', '*.graphql', '*.md', ':!docs/decisions/002-*');
let failures = 0;
for (const file of files.filter((name) => !name.includes('generated'))) {
  const isDocument = /\.(md|graphql)$/.test(file);
  for (const [line, text] of commentsOf(readFileSync(file, 'utf8'), isDocument)) {
    const [phrase] = PHRASES.exec(text) ?? [];
    if (!phrase) continue;
    failures++;
    process.stderr.write(`${file}:${line} says "${phrase}": name the thing (CONTRIBUTING.md, Language)\n`);
  }
}
process.exitCode = failures > 0 ? 1 : 0;
