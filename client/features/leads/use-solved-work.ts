import { useEffect, useState } from 'react';

/** The solution of a form's task; empty until it is there, and where no task is set. */
export function useSolvedWork(work: string | null): string {
  const [solved, setSolved] = useState('');
  useEffect(() => {
    if (!work) return;
    const controller = new AbortController();
    import('./solve-work.ts')
      .then(({ solveWork }) => solveWork(work, controller))
      .then((solution) => {
        if (!controller.signal.aborted) setSolved(solution ?? '');
      })
      // Without it the form says how else the agency can be reached.
      .catch(() => {});
    return () => {
      controller.abort();
      setSolved('');
    };
  }, [work]);
  return solved;
}
