/** Listings that employees feature. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { idFault } from '../../../../graphql/desk/scope.ts';
import type { WriteResult } from '../../../../graphql/submissions/ports.ts';
import { MAX_FEATURED } from '../../../../shared/listings/featured.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { OFFERED } from '../../listings/statuses.ts';

type Result = WriteResult<{ isDone: true }>;

/** Features a listing on offer. The lock of the table keeps two employees from exceeding the limit together. */
export async function featureListing(
  trx: Transaction<Database>,
  { id, by, now }: { id: number; by: string; now: Date },
): Promise<Result> {
  await sql`lock table featured_listing in share row exclusive mode`.execute(trx);
  const known = await trx
    .selectFrom('featured_listing')
    .select('listing_id')
    .where('listing_id', '=', id)
    .execute();
  if (known.length > 0) return idFault('homeChanged');
  if ((await countFeatured(trx)) >= MAX_FEATURED) return idFault('tooManyFeatured');
  const { rows } = await sql`
    insert into featured_listing (listing_id, featured_by, featured_at)
    select id, ${by}, ${now} from listing where id = ${id} and status in ${OFFERED}
    on conflict do nothing
    returning listing_id`.execute(trx);
  return rows.length > 0 ? { result: { isDone: true } } : idFault('homeChanged');
}

export async function unfeatureListing(trx: Transaction<Database>, id: number): Promise<Result> {
  const ended = await trx
    .deleteFrom('featured_listing')
    .where('listing_id', '=', id)
    .returning('listing_id')
    .executeTakeFirst();
  return ended ? { result: { isDone: true } } : idFault('homeChanged');
}

/** The number of listings that are on the home page, or will be when they are shown again. */
async function countFeatured(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from featured_listing join listing on listing.id = listing_id
    where status in ${OFFERED} or status = 'IN_PREPARATION'`.execute(db);
  return rows[0]?.count ?? 0;
}
