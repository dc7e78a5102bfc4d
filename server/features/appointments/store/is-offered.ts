import { type RawBuilder, sql } from 'kysely';
import { OFFERED_STATUSES } from '../../../../shared/listings/vocabulary.ts';

/**
 * The condition that a listing is on offer. `id`: its id, or the column with it. With `offset`, PostgreSQL looks each
 * listing up by its key; without, it joins, and reads all units of projects for each row.
 */
export function isOffered(id: number | RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from viewable_listing viewed
    where viewed.id = ${id} and viewed.status = any(${OFFERED_STATUSES}) offset 0)`;
}

/** The condition that new viewings of a listing can be booked: on offer, and not announced or promised to a buyer. */
export function isViewable(id: number | RawBuilder<unknown>) {
  return sql<boolean>`(${isOffered(id)} and not ${hasProgress(id)})`;
}

/**
 * The condition that an estate is announced, or promised to a buyer or tenant. The column has another name here, so
 * that a column `listing_id` of the statement is not taken for it.
 */
export function hasProgress(id: number | RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from estate as promised (promised_id) where promised_id = ${id} and terms ? 'progress' offset 0)`;
}
