interface Limits {
  /** In a row. */
  mostFailures: number;
  pauseMs: number;
  now: () => Date;
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/**
 * Leaves a service alone for a while after some failures in a row; then one request finds out how it is, and the
 * others wait for what it finds.
 */
export function createCircuitBreaker({ mostFailures, pauseMs, now }: Limits) {
  let failures = 0;
  let openUntil = 0;
  return {
    /** Whether the service may be asked now; whoever asks tells how it went. */
    allows(): boolean {
      if (failures < mostFailures) return true;
      if (now().getTime() < openUntil) return false;
      openUntil = now().getTime() + pauseMs;
      return true;
    },
    succeeded(): void {
      failures = 0;
    },
    failed(): void {
      failures++;
      openUntil = now().getTime() + pauseMs;
    },
  };
}
