import type { FetchErrorCode } from '../fetching/fetch-error.ts';

/** Why a picture or document of a feed is rejected. */
export type MediaErrorCode =
  | FetchErrorCode
  /** Its media type is not supported. */
  | 'TYPE'
  /** Too many pixels. */
  | 'PIXELS'
  /** Its aspect ratio is extreme. */
  | 'SHAPE'
  /** It is truncated, or cannot be decoded. */
  | 'DAMAGED'
  /** Its path leads out of the feed's folder. */
  | 'PATH'
  /** The object store failed; retried. */
  | 'STORE'
  /** The file or drawing does not exist. */
  | 'MISSING';

export interface MediaError {
  code: MediaErrorCode;
  /** A sentence for the report, without its full stop. */
  reason: string;
}

/** Failures caused by a feed are returned, never thrown. */
export type Outcome<T> = { value: T; fault?: undefined } | { fault: MediaError };

export function mediaError(code: MediaErrorCode, reason: string): { fault: MediaError } {
  return { fault: { code, reason } };
}
