/** Writes another status of a single listing, as an import does that brings the listing with this status. */
import { type Kysely, sql } from 'kysely';
import { dayInBrussels } from '../../../../shared/days.ts';
import type { StatusCode } from '../../../../shared/listings/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { refreshMissingStatements } from '../../statements/store/missing-statements.ts';
import { decideOutcome, type ListingEvent } from './history.ts';
import { refreshSearchRows } from './search-rows.ts';
import { findStoredById } from './staging.ts';

interface NewStatus {
  id: number;
  status: StatusCode;
  now: Date;
}

/**
 * Writes the status with its event, and the tables that depend on it. Clears the content hash, so that the listing
 * counts as changed at the next import. The imports must be locked.
 */
export async function writeStatus(trx: Kysely<Database>, { id, status, now }: NewStatus): Promise<void> {
  const before = await findStoredById(trx, id);
  if (!before) return;
  const { priceCents, publishedAt, updatedAt } = before;
  const dates = { publishedAt: publishedAt.toISOString(), updatedAt: updatedAt.toISOString() };
  const { closedAt, events } = decideOutcome({ status, priceCents, ...dates }, before, now);
  await sql`
    update listing set status = ${status}, closed_at = ${closedAt}::timestamptz, content_hash = ''
    where id = ${id}`.execute(trx);
  await writeEvents(trx, id, events);
  const ids = sql`select ${id}::int`;
  await refreshSearchRows(trx, ids);
  await refreshMissingStatements(trx, { today: dayInBrussels(now), ids });
}

async function writeEvents(
  trx: Kysely<Database>,
  id: number,
  events: readonly ListingEvent[],
): Promise<void> {
  const rows = events.map((event) => ({ listing_id: id, ...event }));
  if (rows.length > 0) await trx.insertInto('listing_event').values(rows).execute();
}
