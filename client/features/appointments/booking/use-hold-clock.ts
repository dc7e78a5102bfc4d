import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
/** How long before its end a visitor is warned. */
const WARNING_MINUTES = 2;
const EVERY_MS = 5_000;

export interface HoldClock {
  /** It changes twice, so it can be read aloud. */
  phase: 'until' | 'ending' | 'over';
  /** Begun ones; null: not known. */
  minutes: number | null;
}

const UNKNOWN: HoldClock = { phase: 'until', minutes: null };

/**
 * The time left of a hold by the browser's clock. Where that clock is wrong nothing is counted: the server decides.
 * `mostMinutes`: no hold of its kind lasts longer.
 */
export function useHoldClock(heldUntil: string | null, mostMinutes: number): HoldClock {
  const [shown, show] = useState({ heldUntil, clock: UNKNOWN });
  useEffect(() => {
    if (!heldUntil) return;
    const minutesLeft = () => Math.ceil((Date.parse(heldUntil) - Date.now()) / MINUTE_MS);
    if (minutesLeft() <= 0 || minutesLeft() > mostMinutes) return;
    const update = () => {
      const minutes = minutesLeft();
      const phase = minutes <= 0 ? 'over' : minutes <= WARNING_MINUTES ? 'ending' : 'until';
      show({ heldUntil, clock: { phase, minutes } });
    };
    update();
    const timer = setInterval(update, EVERY_MS);
    return () => clearInterval(timer);
  }, [heldUntil, mostMinutes]);
  return shown.heldUntil === heldUntil ? shown.clock : UNKNOWN;
}
