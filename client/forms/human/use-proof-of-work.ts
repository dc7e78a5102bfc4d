import { useEffect, useState } from 'react';

interface EndedWork {
  work: string;
  solution: string;
}

/**
 * Returns the solution of a form's proof of work; empty while there is none. `onEnd` is called when the work
 * has been solved or has failed.
 */
export function useProofOfWork(work: string | null, onEnd: (work: string) => void): string {
  const [ended, setEnded] = useState<EndedWork | null>(null);
  useEffect(() => {
    if (!work) return;
    const controller = new AbortController();
    const end = (solution: string | null) => {
      if (!controller.signal.aborted) setEnded({ work, solution: solution ?? '' });
    };
    import('./solve-proof-of-work.ts')
      .then(({ solveProofOfWork }) => solveProofOfWork(work, controller))
      // Without a solution the form shows the agency's contact details.
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
