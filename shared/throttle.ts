interface Throttled {
  (): void;
  /** Drops the pending call. */
  cancel: () => void;
}

/**
 * Runs a call at once, and further calls at most every `interval` milliseconds. The last call of a series always runs.
 */
export function throttle(call: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const run = () => {
    isPending = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isPending) run();
    }, interval);
    call();
  };
  const throttled = () => {
    if (timer === undefined) run();
    else isPending = true;
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isPending = false;
  };
  return Object.assign(throttled, { cancel });
}
