import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
/** How long before the hold expires the visitor is warned. */
const WARNING_MINUTES = 2;
const EVERY_MS = 5_000;

export interface HoldClock {
  /** Changes at most twice, so that screen readers can announce each change. */
  phase: 'until' | 'ending' | 'over';
  /** Remaining minutes, rounded up; null when unknown. */
  minutes: number | null;
}

const UNKNOWN: HoldClock = { phase: 'until', minutes: null };

/**
 * Returns the remaining time of a hold by the browser's clock. Without a plausible clock no minutes are shown:
 * the server decides. `maxMinutes` is the longest possible hold of its kind.
 */
export function useHoldClock(heldUntil: string | null, maxMinutes: number): HoldClock {
  const [shown, setShown] = useState({ heldUntil, clock: UNKNOWN });
  useEffect(() => {
    if (!heldUntil) return;
    const minutesLeft = () => Math.ceil((Date.parse(heldUntil) - Date.now()) / MINUTE_MS);
    if (minutesLeft() <= 0 || minutesLeft() > maxMinutes) return;
    const update = () => {
      const minutes = minutesLeft();
      const phase = minutes <= 0 ? 'over' : minutes <= WARNING_MINUTES ? 'ending' : 'until';
      setShown({ heldUntil, clock: { phase, minutes } });
    };
    update();
    const timer = setInterval(update, EVERY_MS);
    return () => clearInterval(timer);
  }, [heldUntil, maxMinutes]);
  return shown.heldUntil === heldUntil ? shown.clock : UNKNOWN;
}
