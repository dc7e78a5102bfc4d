import { useCallback, useRef, useState } from 'react';

/** Holds a form that is to be sent before its task is solved: it is sent then, or when there will be no solution. */
export function useHeldForm(work: string | null) {
  const ended = useRef<string>(null);
  const held = useRef<HTMLFormElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  return {
    isHeld,
    /** Whether the form has to wait. */
    hold(form: HTMLFormElement): boolean {
      if (work === null || ended.current === work) return false;
      held.current = form;
      setIsHeld(true);
      return true;
    },
    /** The task has come to its end. */
    release: useCallback((endedWork: string) => {
      ended.current = endedWork;
      setIsHeld(false);
      held.current?.requestSubmit();
      held.current = null;
    }, []),
  };
}
