/** A sign that may be given more often than it is looked at: what was missed counts once. */
export interface Signal {
  wake(): void;
  /** At once, and after each sign; ends when it is left. */
  changes: AsyncIterableIterator<void>;
}

/** `onEnd` is called once, when nobody looks any more. */
export function createSignal(onEnd: () => void): Signal {
  let isGiven = true;
  let hasEnded = false;
  let resume: (() => void) | undefined;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
    resume?.();
  };
  const changes: AsyncIterableIterator<void> = {
    [Symbol.asyncIterator]: () => changes,
    async next() {
      while (!isGiven && !hasEnded) {
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
      }
      isGiven = false;
      return hasEnded ? { done: true, value: undefined } : { done: false, value: undefined };
    },
    async return() {
      end();
      return { done: true, value: undefined };
    },
  };
  return {
    changes,
    wake() {
      isGiven = true;
      resume?.();
    },
  };
}
