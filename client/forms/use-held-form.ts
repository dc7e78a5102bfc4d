import { useCallback, useRef, useState } from 'react';

/**
 * Holds a form that is submitted before its proof of work is solved. The form is sent when the work has ended,
 * with or without a solution.
 */
export function useHeldForm(work: string | null) {
  const ended = useRef<string>(null);
  const held = useRef<HTMLFormElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  return {
    isHeld,
    /** Returns whether the form must wait. */
    hold(form: HTMLFormElement): boolean {
      if (work === null || ended.current === work) return false;
      held.current = form;
      setIsHeld(true);
      return true;
    },
    /** Called when the proof of work has ended. */
    release: useCallback((endedWork: string) => {
      ended.current = endedWork;
      setIsHeld(false);
      held.current?.requestSubmit();
      held.current = null;
    }, []),
  };
}
