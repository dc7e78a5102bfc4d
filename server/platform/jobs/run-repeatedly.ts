import { setTimeout as wait } from 'node:timers/promises';

interface Repetition {
  /** Pause from the end of one run to the start of the next. */
  pauseMs: number;
  onError(error: unknown): void;
}

/** Runs `work` now and again after each pause; reports errors and continues. Returns a function that stops it. */
export function runRepeatedly(
  work: (signal: AbortSignal) => Promise<unknown>,
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
