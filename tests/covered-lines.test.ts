/** Coverage counts the lines of statements, and those that a process executed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readExecutedLines } from './support/run/covered-lines/executed-lines.ts';
import { findStatementLines } from './support/run/covered-lines/statement-lines.ts';

const FILE = 'shared/days.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baksteen-coverage-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('statements and bodies of short functions count, types and imports do not', () => {
  const source = `import { one } from './one.ts';
interface Two {
  three: number;
}
export const four = (five: Two) =>
  five.three;
declare const six: string;
export function seven() {
  if (one) return six;
  throw new Error();
}`;
  expect([...findStatementLines('a.ts', source)]).toEqual([4, 5, 8, 9]);
});

test('lines that a process executed count, also when several processes executed other ones', async () => {
  for (const call of ['addDays("2026-11-21", 1)', 'weekdayOf("2026-11-21")']) {
    const script = `const { addDays, weekdayOf } = await import('./${FILE}'); ${call};`;
    const env = { ...process.env, NODE_V8_COVERAGE: folder };
    expect(spawnSync(process.execPath, ['--input-type=module', '-e', script], { env }).status).toBe(0);
  }
  const source = readFileSync(FILE, 'utf8');
  const executed = (await readExecutedLines(folder)).get(FILE);
  const textOf = (line: number) => source.split('\n')[line]?.trim();
  const statements = [...findStatementLines(FILE, source)];
  const covered = statements.filter((line) => executed?.has(line)).map(textOf);
  const others = statements.filter((line) => !executed?.has(line)).map(textOf);
  expect(covered).toContain('const DAY_MS = 86_400_000;');
  expect(covered).toContain('return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);');
  expect(covered).toContain('return new Date(day).getUTCDay() || 7;');
  expect(others).toContain('return (Date.parse(later) - Date.parse(day)) / DAY_MS;');
});
