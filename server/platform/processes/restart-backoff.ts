/** A process that ends sooner is considered to have failed at startup. */
const STARTUP_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 10_000;

/** Exponential backoff for a process that is restarted whenever it ends. */
export class RestartBackoff {
  #startupFailures = 0;

  /**
   * Returns the pause in ms before the restart of a process that has run for `livedMs`: none at first, growing ones
   * when processes fail repeatedly.
   */
  pauseAfter(livedMs: number): number {
    this.#startupFailures = livedMs < STARTUP_MS ? this.#startupFailures + 1 : 0;
    if (this.#startupFailures <= 1) return 0;
    return Math.min(FIRST_PAUSE_MS * 2 ** (this.#startupFailures - 2), MAX_PAUSE_MS);
  }
}
