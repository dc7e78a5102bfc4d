/** Stores the durations of the last full test runs and finds steps that became slower. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The duration of each step, and of all of them as `total`, in milliseconds. */
export type Durations = Record<string, number>;

const FILE = path.resolve('.cache/run-durations.json');
const MAX_RUNS = 10;
/** With fewer runs the median is meaningless. */
const MIN_RUNS = 3;
const SLOWER = 1.1;

/** Returns the durations of the last ten runs, oldest first; none when there is no readable file. */
export function readHistory(file = FILE): Durations[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** Adds a run and keeps the last ten. */
export function writeHistory(history: readonly Durations[], run: Durations, file = FILE): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...history, run].slice(-MAX_RUNS), null, 2));
}

/** Returns a line for each step that took over 10 % longer than the median of earlier runs. */
export function findSlower(history: readonly Durations[], run: Durations): string[] {
  return Object.entries(run).flatMap(([step, ms]) => {
    const before = history.flatMap((one) => one[step] ?? []);
    const usual = median(before);
    if (before.length < MIN_RUNS || ms <= usual * SLOWER) return [];
    const percent = Math.round((ms / usual - 1) * 100);
    return [`${step} took ${percent} % longer than the median of ${before.length} runs (${seconds(usual)})`];
  });
}

/** Formats milliseconds as whole seconds. */
export const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
