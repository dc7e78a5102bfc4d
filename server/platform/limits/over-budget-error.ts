/** An address block has used up its work of this minute. */
export class OverBudgetError extends Error {
  /** For error handlers that keep the status of client errors. */
  readonly status = 429;
  /** Seconds until the block may request work again. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('the address block has used up its work of this minute');
    this.retryAfter = retryAfter;
  }

  get headers() {
    return { 'retry-after': String(this.retryAfter) };
  }
}
