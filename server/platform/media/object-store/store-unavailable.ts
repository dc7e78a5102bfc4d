/**
 * Why a request to the object store failed: no connection or a timeout, an error or overload of the store, a key that
 * it refuses, or a bucket that does not exist.
 */
export type StoreFault = 'UNREACHABLE' | 'FAILED' | 'REFUSED' | 'NO_BUCKET';

/** The object store did not do what it was asked to; the caller may retry later. */
export class StoreUnavailable extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault, reason: string, cause?: unknown) {
    super(`the object store (MEDIA_URL) cannot be used: ${reason}`, { cause });
    this.fault = fault;
  }
}
