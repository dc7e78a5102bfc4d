/** Thrown by a job that should be retried. */
export class RetryableError extends Error {}

/** Thrown by a job that should not be retried. */
export class PermanentError extends Error {}
