import { type ReactNode, useEffect } from 'react';

/**
 * Its effect runs last in the first rendering: by then React handles every link and button outside deferred
 * components. A module of its own, so that hot reloading never runs the entry again.
 */
export function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }): ReactNode {
  useEffect(onDone, [onDone]);
  return children;
}
