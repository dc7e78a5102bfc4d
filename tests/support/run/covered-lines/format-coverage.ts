/** Coverage of unit and app tests, which V8 records in each test process and in the processes that it starts. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readExecutedLines } from './executed-lines.ts';
import { findStatementLines } from './statement-lines.ts';

const SOURCES = '{client,demo,graphql,server,shared}/**/*.{ts,tsx}';
const NO_SOURCES = ['**/*.test.{ts,tsx}', '**/*.d.ts', '**/generated/**'];

interface Counts {
  covered: number;
  total: number;
}

/** Returns a table of the covered lines of each folder. Files that no test loads count, too. */
export async function formatCoverage(coverageFolder: string): Promise<string> {
  const executed = await readExecutedLines(coverageFolder);
  const folders = new Map<string, Counts>();
  for (const file of globSync(SOURCES, { exclude: NO_SOURCES })) {
    const name = file.replaceAll(path.sep, '/');
    const lines = findStatementLines(name, readFileSync(file, 'utf8'));
    const executedHere = executed.get(name);
    const covered = [...lines].filter((line) => executedHere?.has(line)).length;
    for (const folder of foldersOf(name)) {
      const counts = folders.get(folder) ?? { covered: 0, total: 0 };
      folders.set(folder, { covered: counts.covered + covered, total: counts.total + lines.size });
    }
  }
  const rows = [...folders].sort(([one], [other]) => one.localeCompare(other)).map(formatRow);
  return ['| folder | lines | covered |', '| --- | --: | --: |', ...rows].join('\n');
}

/** The folder of a file at the top of the project and the one within it; of the server also the room on its floor. */
function foldersOf(file: string): string[] {
  const folders = path.posix
    .dirname(file)
    .split('/')
    .slice(0, file.startsWith('server/') ? 3 : 2);
  return folders.map((_, index) => folders.slice(0, index + 1).join('/'));
}

function formatRow([folder, { covered, total }]: [string, Counts]): string {
  return `| ${folder} | ${total} | ${Math.round((100 * covered) / Math.max(total, 1))} % |`;
}
