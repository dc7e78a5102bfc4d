/**
 * Fails when a migration breaks the previous release, which runs beside the new one during a rolling restart. Such a
 * change takes two releases: the first one adds what it needs and no longer uses the old part, the second one removes
 * it, with the comment `-- unused since <number of the migration of the first one>` on the line before.
 *
 * Fails when a migration changed after the next one was committed, or was added after one with a higher number:
 * databases that have these would not start. Needs the project's history, and checks nothing without it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listTrackedFiles } from './tracked-files.ts';

/** The first migration to which the rule applies. */
const FIRST = 43;
const ALLOWED = /^-- unused since \d{3}/;
const BREAKING: readonly [RegExp, string][] = [
  [/\bdrop (table|column|schema|view|function|type)\b/i, 'removes what the previous release uses'],
  [/\brename\b/i, 'renames what the previous release uses'],
  [/\balter column \w+ (set data )?type\b/i, 'changes a type that the previous release reads'],
  [/\balter column \w+ set not null\b/i, 'rejects rows of the previous release'],
  [/\badd column \w+ (?!.*\bdefault\b).*\bnot null\b/i, 'rejects rows of the previous release'],
];

interface Fault {
  line: number;
  why: string;
}

/** Returns the statements of a migration that break the previous release. */
function findFaults(sql: string): Fault[] {
  const lines = sql.split('\n');
  return lines.flatMap((text, at) => {
    const code = text.replace(/--.*/, '');
    const found = BREAKING.find(([pattern]) => pattern.test(code));
    const isAllowed = ALLOWED.test(lines[at - 1]?.trim() ?? '');
    return found && !isAllowed ? [{ line: at + 1, why: found[1] }] : [];
  });
}

const numberOf = (file: string) => Number.parseInt(path.basename(file), 10);
const migrations = listTrackedFiles('server/platform/database/migrations/*.sql');

for (const file of migrations) {
  if (numberOf(file) < FIRST) continue;
  for (const { line, why } of findFaults(readFileSync(file, 'utf8'))) {
    process.stderr.write(`${file}:${line} ${why} (CONTRIBUTING.md, Migrations)\n`);
    process.exitCode = 1;
  }
}

/** The first migrations whose changes, and whose order of addition, are checked. */
const FIRST_FROZEN = 66;
const FIRST_IN_ORDER = 71;

const git = (...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
};

for (const [index, file] of migrations.entries()) {
  const next = migrations[index + 1];
  if (numberOf(file) < FIRST_FROZEN || !next) continue;
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', next)?.trim();
  // Null: the next migration is not committed, or was committed before this one.
  const before = added ? git('show', `${added}:${file}`) : null;
  if (before === null || before === readFileSync(file, 'utf8')) continue;
  process.stderr.write(`${file} changed after ${path.basename(next)}; add a migration instead\n`);
  process.exitCode = 1;
}

for (const file of migrations.filter((each) => numberOf(each) >= FIRST_IN_ORDER)) {
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', file)?.trim();
  const earlier = git('ls-tree', '--name-only', added ? `${added}^` : 'HEAD', `${path.dirname(file)}/`) ?? '';
  const last = earlier.split('\n').findLast((each) => each.endsWith('.sql') && each !== file);
  if (!last || numberOf(last) < numberOf(file)) continue;
  process.stderr.write(`${file} needs a number above that of ${path.basename(last)}\n`);
  process.exitCode = 1;
}
