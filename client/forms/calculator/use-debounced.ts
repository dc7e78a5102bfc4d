import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** Returns the value of the last typing pause, so that half-typed input shows no error. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
