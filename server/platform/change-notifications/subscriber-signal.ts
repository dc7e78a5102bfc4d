/** A signal for one subscriber: several calls of `wake` before the next read are merged. */
export interface SubscriberSignal {
  wake(): void;
  /** Yields immediately, and after each signal; ends when the subscriber returns. */
  changes: AsyncIterableIterator<void>;
}

/** `onEnd` is called once, when the subscriber has left. */
export function createSubscriberSignal(onEnd: () => void): SubscriberSignal {
  let isSignalled = true;
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
      while (!isSignalled && !hasEnded) {
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
      }
      isSignalled = false;
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
      isSignalled = true;
      resume?.();
    },
  };
}
