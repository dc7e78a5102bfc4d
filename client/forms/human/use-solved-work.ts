import { useEffect, useState } from 'react';

interface Ended {
  work: string;
  solution: string;
}

/**
 * The solution of a form's task; empty until it is there, and where no task is set. `onEnd`: there is one, or there
 * will be none.
 */
export function useSolvedWork(work: string | null, onEnd: (work: string) => void): string {
  const [ended, setEnded] = useState<Ended | null>(null);
  useEffect(() => {
    if (!work) return;
    const controller = new AbortController();
    const end = (solution: string | null) => {
      if (!controller.signal.aborted) setEnded({ work, solution: solution ?? '' });
    };
    import('./solve-work.ts')
      .then(({ solveWork }) => solveWork(work, controller))
      // Without it the form says how else the agency can be reached.
      .then(end, () => end(null));
    return () => {
      controller.abort();
      setEnded(null);
    };
  }, [work]);
  useEffect(() => {
    if (ended) onEnd(ended.work);
  }, [ended, onEnd]);
  return ended?.solution ?? '';
}
