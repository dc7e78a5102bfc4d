import { availableParallelism } from 'node:os';
import * as v from 'valibot';

/** The number of worker processes; `auto`: chosen by the number of cores. */
export const processCount = v.pipe(
  v.string(),
  v.regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, 'is neither auto nor a number from 1 to 64'),
  v.transform((value) => (value === 'auto' ? processesFor(availableParallelism()) : Number(value))),
);

/** Leaves one core to the database and picture processing. With two cores, one process leaves enough for these. */
export function processesFor(cores: number): number {
  return Math.min(Math.max(cores - 1, 1), 64);
}

/** Whether one process serves the site. False for an invalid number, which the settings report. */
export function isSingleProcess(given: string | undefined): boolean {
  const parsed = v.safeParse(processCount, given?.trim() || 'auto');
  return parsed.success && parsed.output === 1;
}
