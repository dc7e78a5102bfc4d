interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Drops the pending call. */
  cancel: () => void;
}

/**
 * Delays a call until `delay` milliseconds have passed without another one, and then uses the last arguments. With
 * `immediate`, the first call of a series runs at once and the others are dropped.
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
