/** Fails on lines of comments that are too long to read. The formatter wraps code, but no comments. */
import { readFileSync } from 'node:fs';
import { listTrackedFiles } from './tracked-files.ts';

const MAX_CHARACTERS = 120;
const COMMENT = /^\s*(\/\/|\/\*+|\*)\s/;
/** A URL cannot be wrapped, and an instruction to the linter must be on one line. */
const IS_WHOLE = /https?:|biome-ignore/;

const sources = listTrackedFiles('*.ts', '*.tsx', '*.css').filter((name) => !name.includes('generated'));
let failures = 0;
for (const file of sources) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.length <= MAX_CHARACTERS || !COMMENT.test(line) || IS_WHOLE.test(line)) continue;
    failures++;
    process.stderr.write(
      `${file}:${index + 1} has ${line.length} characters, at most ${MAX_CHARACTERS} are allowed\n`,
    );
  }
}
process.exitCode = failures > 0 ? 1 : 0;
