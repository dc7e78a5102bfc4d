import type { Locale } from '../../shared/locales.ts';
import type { SubmissionPayload } from '../submissions/parents.ts';
import type { PersonalDataRecord, PersonalRecord } from './ports.ts';

export interface PersonalDataParent {
  data: PersonalDataRecord;
  locale: Locale;
}

export interface PersonalRecordParent {
  record: PersonalRecord;
  locale: Locale;
}

export type ErasePersonalDataPayloadParent = SubmissionPayload<{ isDone: true }>;
