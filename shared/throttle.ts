interface Throttled {
  (): void;
  /** Forgets a call that is still waiting. */
  cancel: () => void;
}

/**
 * Calls a function at once, and then at most every `interval` milliseconds for as long as it is called: the
 * last call of a series is never lost.
 */
export function throttle(call: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const run = () => {
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) run();
    }, interval);
    call();
  };
  const throttled = () => {
    if (timer === undefined) run();
    else isWanted = true;
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isWanted = false;
  };
  return Object.assign(throttled, { cancel });
}
