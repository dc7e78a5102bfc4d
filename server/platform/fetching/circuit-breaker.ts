interface Limits {
  /** Consecutive failures after which the breaker opens. */
  maxFailures: number;
  pauseMs: number;
  now: () => Date;
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/**
 * A circuit breaker: opens after consecutive failures. After a pause it lets one request probe the service; the others
 * stay rejected until its outcome is known.
 */
export function createCircuitBreaker({ maxFailures, pauseMs, now }: Limits) {
  let failures = 0;
  let openUntil = 0;
  return {
    /** Whether a request may be sent now; the caller reports its outcome. */
    allowsRequest(): boolean {
      if (failures < maxFailures) return true;
      if (now().getTime() < openUntil) return false;
      openUntil = now().getTime() + pauseMs;
      return true;
    },
    recordSuccess(): void {
      failures = 0;
    },
    recordFailure(): void {
      failures++;
      openUntil = now().getTime() + pauseMs;
    },
  };
}
