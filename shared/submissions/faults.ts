/** Errors of a submission; each has a message in each language (`forms.fault.…`). */
import type {
  DESK_FAULT_CODES,
  FAULT_CODES,
  FIELD_FAULT_CODES,
  SITE_FAULT_CODES,
  STAY_FAULT_CODES,
} from './fault-codes.ts';

/** Validation errors of a single field. */
export type FieldFault = keyof typeof FIELD_FAULT_CODES;

/** Errors of a change at the desk. */
export type DeskFault = keyof typeof DESK_FAULT_CODES;

/** Errors of what employees write for the site. */
export type SiteFault = keyof typeof SITE_FAULT_CODES;

/** Errors of a stay in a rental unit. */
export type StayFault = keyof typeof STAY_FAULT_CODES;

export type UserFault = keyof typeof FAULT_CODES;

/** Errors of the submission as a whole, or of the listing or record concerned. */
export type SubmissionFault = Exclude<UserFault, FieldFault>;

/** An error of a field. */
export interface Fault<Kind extends UserFault = UserFault> {
  field: string;
  fault: Kind;
}
