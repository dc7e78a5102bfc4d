import type { Rule } from './rule.ts';

/** For tests: calls `run` while the rules of a history that have no end yet end on a day, and restores them. */
export async function withEndedRules(
  history: readonly Rule[],
  day: string,
  run: () => unknown,
): Promise<void> {
  const ended = history.filter(({ validUntil }) => validUntil === undefined);
  for (const rule of ended) rule.validUntil = day;
  try {
    await run();
  } finally {
    for (const rule of ended) delete rule.validUntil;
  }
}
