import type { FetchFaultCode } from '../fetching/fetch-fault.ts';

/** Why a picture or document of a feed is rejected. */
export type FaultCode =
  | FetchFaultCode
  /** It is none of the media types that are read. */
  | 'TYPE'
  /** Too many pixels. */
  | 'PIXELS'
  /** Far longer than broad. */
  | 'SHAPE'
  /** It ends too early, or cannot be decoded. */
  | 'DAMAGED'
  /** Its path leads out of the feed's folder. */
  | 'PATH'
  /** There is no such file, or no such drawing. */
  | 'MISSING';

export interface Fault {
  code: FaultCode;
  /** A sentence for the report, without its full stop. */
  reason: string;
}

/** What a feed can cause is a value, never an exception. */
export type Outcome<T> = { value: T; fault?: undefined } | { fault: Fault };

export function fault(code: FaultCode, reason: string): { fault: Fault } {
  return { fault: { code, reason } };
}
