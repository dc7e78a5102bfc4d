import type { FieldFault } from '../../shared/leads/fields.ts';

/** What can be wrong with a sending beside what is typed. */
export type SendingFault =
  | 'notFound'
  | 'refused'
  | 'rateLimited'
  | 'humanCheck'
  | 'humanCheckExpired'
  | 'idempotencyKey';

export type UserFault = FieldFault | SendingFault;

/** What is wrong with a part of what was sent. */
export interface FaultOfField {
  field: string;
  fault: UserFault;
}
