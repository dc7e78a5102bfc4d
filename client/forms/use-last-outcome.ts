import { useState } from 'react';
import type { FormOutcome } from './form-action.ts';

interface Last {
  outcome: FormOutcome | undefined;
  /** How many there were. */
  count: number;
}

/** What became of a form last: the router forgets it with every other navigation, be it to a field of the same page. */
export function useLastOutcome(outcome: FormOutcome | undefined): Last {
  const [last, setLast] = useState<Last>({ outcome, count: 0 });
  if (!outcome || outcome === last.outcome) return last;
  const next = { outcome, count: last.count + 1 };
  setLast(next);
  return next;
}
