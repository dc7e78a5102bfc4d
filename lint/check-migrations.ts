/**
 * Fails when a migration breaks the previous release, which runs beside the new one during a rolling restart. Such a
 * change takes two releases: the first one adds what it needs and no longer uses the old part, the second one removes
 * it, with the comment `-- unused since <number of the migration of the first one>` on the line before.
 */
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

for (const file of listTrackedFiles('server/platform/database/migrations/*.sql')) {
  if (Number.parseInt(path.basename(file), 10) < FIRST) continue;
  for (const { line, why } of findFaults(readFileSync(file, 'utf8'))) {
    process.stderr.write(`${file}:${line} ${why} (CONTRIBUTING.md, Migrations)\n`);
    process.exitCode = 1;
  }
}
