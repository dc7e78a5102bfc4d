const MOST_FAILURES = 5;
const PAUSE_MS = 30_000;

/**
 * Leaves a service alone for half a minute after five failures in a row; then one request finds out how it is, and
 * the others wait for what it finds.
 */
export function createCircuitBreaker(now: () => Date) {
  let failures = 0;
  let closedUntil = 0;
  return {
    /** Whether the service may be asked now; whoever asks tells how it went. */
    allows(): boolean {
      if (failures < MOST_FAILURES) return true;
      if (now().getTime() < closedUntil) return false;
      closedUntil = now().getTime() + PAUSE_MS;
      return true;
    },
    succeeded(): void {
      failures = 0;
    },
    failed(): void {
      failures++;
      closedUntil = now().getTime() + PAUSE_MS;
    },
  };
}
