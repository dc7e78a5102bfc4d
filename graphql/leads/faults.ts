import type { FieldFault } from '../../shared/leads/fields.ts';

/** What can be wrong with a sending beside its fields. */
export type SendingFault =
  | 'notFound'
  | 'refused'
  | 'rateLimited'
  | 'humanCheck'
  | 'humanCheckExpired'
  | 'idempotencyKey';

export type UserFault = FieldFault | SendingFault;
