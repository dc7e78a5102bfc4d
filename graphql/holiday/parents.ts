import type { Locale } from '../../shared/locales.ts';
import type { SubmissionPayload } from '../submissions/parents.ts';
import type { RentalUnitRecord, RentalUnitSearch } from './ports.ts';
import type { StayRecord } from './stay-ports.ts';

/** A rental unit, and the language of the request. */
export interface RentalUnitParent {
  listing: RentalUnitRecord;
  locale: Locale;
}

export interface RentalUnitPageParent {
  search: RentalUnitSearch;
  found: { records: RentalUnitRecord[]; total: number };
  page: number;
  pageSize: number;
  locale: Locale;
}

/** A stay, as shown to its visitor or to the person who answers it. */
export interface StayParent {
  stay: StayRecord;
  /** The secret token in the request. */
  token: string;
  locale: Locale;
}

export type StayRequestPayloadParent = SubmissionPayload<{ token: string }>;
export type StayChangePayloadParent = SubmissionPayload<{ isDone: true }>;
