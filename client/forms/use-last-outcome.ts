import { useState } from 'react';
import type { FormOutcome } from './form-action.ts';

interface LastOutcome {
  outcome: FormOutcome | undefined;
  /** Number of outcomes so far. */
  count: number;
}

/**
 * Returns the last outcome of a form. The router discards it on every navigation, even to a field of the same
 * page.
 */
export function useLastOutcome(outcome: FormOutcome | undefined): LastOutcome {
  const [last, setLast] = useState<LastOutcome>({ outcome, count: 0 });
  if (!outcome || outcome === last.outcome) return last;
  const next = { outcome, count: last.count + 1 };
  setLast(next);
  return next;
}
