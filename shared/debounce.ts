interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Forgets a call that is still waiting. */
  cancel: () => void;
}

/**
 * Calls a function once its callers have been quiet for `delay` milliseconds, with the last arguments. With
 * `immediate`, the first call of a series goes through at once and the others are dropped.
 */
export function debounce<Args extends unknown[]>(
  call: (...args: Args) => void,
  delay: number,
  immediate = false,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const debounced = (...args: Args) => {
    const isFirst = timer === undefined;
    cancel();
    timer = setTimeout(() => {
      timer = undefined;
      if (!immediate) call(...args);
    }, delay);
    if (immediate && isFirst) call(...args);
  };
  return Object.assign(debounced, { cancel });
}
