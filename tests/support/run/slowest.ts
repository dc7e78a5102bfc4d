import type { TimedTest } from './reports.ts';

const MAX_TESTS = 10;

/** Formats the slowest tests, and the slowest files with their number of tests, one line each. */
export function formatSlowest(tests: readonly TimedTest[]): string {
  const files = Map.groupBy(tests, ({ file }) => file);
  const ofFiles = [...files].map(([file, own]) => ({
    name: `${file} (${own.length})`,
    ms: totalDuration(own),
  }));
  const ofTests = tests.map(({ file, name, ms }) => ({ name: `${file}: ${name}`, ms }));
  return ['Slowest tests', ...linesOf(ofTests), 'Slowest files', ...linesOf(ofFiles)].join('\n');
}

/** Returns the total duration in milliseconds. */
export function totalDuration(tests: readonly Pick<TimedTest, 'ms'>[]): number {
  return tests.reduce((sum, { ms }) => sum + ms, 0);
}

function linesOf(all: readonly { name: string; ms: number }[]): string[] {
  const slowest = all.toSorted((a, b) => b.ms - a.ms).slice(0, MAX_TESTS);
  return slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
