/** The visitor's choice whether visits count. It is stored in this browser only, for six months. */
import { type Analytics, CHOICE_DAYS } from '../../shared/analytics.ts';

const KEY = 'analytics-choice';
const DAY_MS = 86_400_000;

/**
 * `objected`: the browser sends a signal for all sites, which applies without a question. `asked`: the visitor has not
 * answered yet.
 */
export type CountingState = 'objected' | 'asked' | 'counted' | 'not-counted';

/** Global Privacy Control or Do Not Track. */
interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

interface Choice {
  isAllowed: boolean;
  /** In milliseconds since 1970. */
  chosenAt: number;
}

/** The choice on a page whose browser stores nothing. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

export function countingState({ consent }: Pick<Analytics, 'consent'>): CountingState {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySignals;
  if (globalPrivacyControl || doNotTrack === '1') return 'objected';
  const isAllowed = readChoice();
  if (isAllowed === null) return consent ? 'asked' : 'counted';
  return isAllowed ? 'counted' : 'not-counted';
}

export function saveChoice(isAllowed: boolean): void {
  const choice: Choice = { isAllowed, chosenAt: Date.now() };
  unstored = JSON.stringify(choice);
  try {
    localStorage.setItem(KEY, unstored);
  } catch {
    // Without storage the choice applies to this page only.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when the choice changes, in another tab too. Returns a function that stops it. */
export function subscribeChoice(listener: () => void): () => void {
  const end = new AbortController();
  listeners.add(listener);
  window.addEventListener('storage', listener, { signal: end.signal });
  // The choice can change while the page is in the back/forward cache.
  window.addEventListener('pageshow', listener, { signal: end.signal });
  return () => {
    listeners.delete(listener);
    end.abort();
  };
}

/** Returns whether the visit may count; null for a choice that is absent, unreadable or older than six months. */
function readChoice(): boolean | null {
  try {
    const { isAllowed, chosenAt } = JSON.parse(readStored() ?? '') as Partial<Choice>;
    const age = Date.now() - Number(chosenAt);
    return age < CHOICE_DAYS * DAY_MS && age >= 0 ? isAllowed === true : null;
  } catch {
    return null;
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return unstored;
  }
}
