import { setTimeout as wait } from 'node:timers/promises';

interface Repetition {
  /** From the end of one round to the next. */
  pauseMs: number;
  onError(error: unknown): void;
}

/** Runs `work` now and again after each pause; a failure is reported and does not end it. Returns what stops it. */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  { pauseMs, onError }: Repetition,
): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const run = async () => {
    while (!signal.aborted) {
      await work(signal).catch(onError);
      await wait(pauseMs, undefined, { signal }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    end.abort();
    await running;
  };
}
