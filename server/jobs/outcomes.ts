/** Thrown by a job that should be retried. */
export class TryAgain extends Error {}

/** Thrown by a job that should not be retried. */
export class GiveUp extends Error {}
