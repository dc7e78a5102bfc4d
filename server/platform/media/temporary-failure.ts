import { QueueFullError } from './limit-concurrency.ts';
import { StoreUnavailable } from './object-store/store-unavailable.ts';

/** When a client may ask again for a picture that cannot be had now, in seconds. */
export const RETRY_AFTER_S = 5;

/** Whether a picture cannot be had only for now: too many are being generated, or the object store fails. */
export function isTemporary(error: unknown): boolean {
  return error instanceof QueueFullError || error instanceof StoreUnavailable;
}
