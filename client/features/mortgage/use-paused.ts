import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** A value as it was at the last pause in typing: what is half typed is no mistake yet. */
export function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
