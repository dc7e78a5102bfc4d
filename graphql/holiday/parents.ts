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

/** A stay, and the language of the request. */
export interface StayToAnswerParent {
  stay: StayRecord;
  locale: Locale;
}

/** A stay as its visitor sees it. */
export interface StayParent extends StayToAnswerParent {
  /** The visitor's secret token. */
  token: string;
}

export type ReservationPayloadParent = SubmissionPayload<{ token: string }>;
export type ReservationAnswerPayloadParent = SubmissionPayload<{ isDone: true }>;
