import type { PersonalRecord } from './ports.ts';

/** Creates a record that has no date of its own: a message, a place on a waiting list, or a subscription. */
export function undatedRecord(
  record: Pick<PersonalRecord, 'kind' | 'receivedAt' | 'listingId'>,
): PersonalRecord {
  return { day: null, isAhead: false, isBinding: false, ...record };
}
