interface Limits {
  /** In a row. */
  mostFailures: number;
  pauseMs: number;
  now: () => Date;
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/**
 * A circuit breaker: opens after some failures in a row; after a while one request probes the service, and the
 * others wait for its outcome.
 */
export function createCircuitBreaker({ mostFailures, pauseMs, now }: Limits) {
  let failures = 0;
  let openUntil = 0;
  return {
    /** Whether the service may be asked now; the caller reports the outcome. */
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
