import type { FetchFaultCode } from '../fetching/fetch-fault.ts';

/** Why a picture or document of a feed is rejected. */
export type FaultCode =
  | FetchFaultCode
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
  /** The file or drawing does not exist. */
  | 'MISSING';

export interface Fault {
  code: FaultCode;
  /** A sentence for the report, without its full stop. */
  reason: string;
}

/** Failures caused by a feed are returned, never thrown. */
export type Outcome<T> = { value: T; fault?: undefined } | { fault: Fault };

export function fault(code: FaultCode, reason: string): { fault: Fault } {
  return { fault: { code, reason } };
}
