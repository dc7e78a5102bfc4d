import { type Kysely, sql } from 'kysely';
import { dayInBrussels } from '../../../../shared/days.ts';
import type { Database } from '../../../platform/database/connect.ts';

/** Deletes the numbers of days that are more than a year ago; returns how many rows they had. */
export async function deleteOldDays(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('listing_statistics')
    .where('day', '<', sql<string>`${dayInBrussels(now)}::date - interval '1 year'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
