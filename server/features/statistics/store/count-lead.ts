import { sql, type Transaction } from 'kysely';
import { TIME_ZONE } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';

/** The moment at which a lead was stored, by its table. */
const STORED_AT = { lead: 'received_at', appointment: 'booked_at', stay: 'requested_at' } as const;

/** A table of leads. */
export type LeadRecord = keyof typeof STORED_AT;

/**
 * Counts a lead of a listing, on its day in Brussels, in the transaction that stores it. A lead about a unit counts for
 * its project; a lead without a listing does not count.
 */
export async function countLead(trx: Transaction<Database>, record: LeadRecord, id: string): Promise<void> {
  await sql`
    insert into listing_statistics (listing_id, day, leads)
    select listing.id, (stored.${sql.ref(STORED_AT[record])} at time zone ${TIME_ZONE})::date, 1
    from ${sql.table(record)} stored
    left join project_entity entity on entity.id = stored.listing_id
    join listing on listing.id = coalesce(entity.project_id, stored.listing_id)
    where stored.id = ${id}
    on conflict (listing_id, day) do update set leads = listing_statistics.leads + 1
  `.execute(trx);
}
