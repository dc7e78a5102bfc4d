import type { PersonalRecord } from './ports.ts';

/** A record without a day that is kept as it was sent: a message, a place on a waiting list, a subscription. */
export function plainRecord(
  record: Pick<PersonalRecord, 'kind' | 'receivedAt' | 'listingId'>,
): PersonalRecord {
  return { day: null, isAhead: false, isBinding: false, ...record };
}
