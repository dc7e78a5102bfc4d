import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** How long a form waits for the response of a human-check service. */
const RESPONSE_TIMEOUT_MS = 30_000;

interface Checks {
  /** The proof of work to solve. */
  work: string | null;
  /** Whether a service has to respond. */
  hasService: boolean;
}

/**
 * Holds a form that is submitted before its proof of work is solved, or before its human-check service has responded.
 * The form is sent when both have ended. A proof of work may end without a solution; a missing response is reported.
 */
export function useHeldForm(checks: Checks) {
  const { mustWait, endedWork, hasResponse } = useEnds(checks);
  const held = useRef<HTMLFormElement>(null);
  const timeout = useTimeout(RESPONSE_TIMEOUT_MS);
  const [state, setState] = useState<'free' | 'held' | 'late'>('free');
  const release = useCallback(() => {
    if (mustWait()) return;
    timeout.stop();
    setState('free');
    held.current?.requestSubmit();
    held.current = null;
  }, [mustWait, timeout]);
  const endWork = useCallback(
    (work: string) => {
      endedWork.current = work;
      release();
    },
    [release, endedWork],
  );
  const takeResponse = useCallback(
    (response: string) => {
      hasResponse.current = response !== '';
      if (response) release();
    },
    [release, hasResponse],
  );
  return {
    isHeld: state === 'held',
    /** Whether the service has not responded in time. The form was not sent. */
    isLate: state === 'late',
    /** Returns whether the form must wait. */
    hold(form: HTMLFormElement): boolean {
      if (!mustWait()) return false;
      held.current = form;
      setState('held');
      const giveUp = () => {
        held.current = null;
        setState('late');
      };
      if (checks.hasService) timeout.start(giveUp);
      return true;
    },
    /** Called when the proof of work has ended. */
    endWork,
    /** Called with each response of the service; empty when it has none or no longer. */
    takeResponse,
  };
}

/** Which checks have ended; `mustWait` says whether one has not. */
function useEnds(checks: Checks) {
  const awaited = useRef(checks);
  awaited.current = checks;
  const endedWork = useRef<string>(null);
  const hasResponse = useRef(false);
  const mustWait = useCallback(() => {
    const { work, hasService } = awaited.current;
    return (work !== null && endedWork.current !== work) || (hasService && !hasResponse.current);
  }, []);
  return { mustWait, endedWork, hasResponse };
}

/** A timer that ends with the component. */
function useTimeout(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const stop = () => clearTimeout(timer.current);
    const start = (act: () => void) => {
      stop();
      timer.current = setTimeout(act, ms);
    };
    return { start, stop };
  }, [ms]);
}
