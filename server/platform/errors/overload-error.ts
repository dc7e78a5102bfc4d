/** The concurrency limit and its queue are full: nothing was started, and the client should retry soon. */
export class OverloadError extends Error {
  constructor() {
    super('more is asked than can be made');
  }
}
