import { type Kysely, sql } from 'kysely';
import type { OfferedKinds } from '../../../graphql/listings/ports.ts';
import type { Database } from '../../platform/database/connect.ts';
import { OFFERED } from './statuses.ts';

const hasListing = (condition: string) =>
  sql<boolean>`exists (select from listing where ${sql.raw(condition)} and status in ${OFFERED})`;

/** What the agency has on offer. */
export async function findOfferedKinds(db: Kysely<Database>): Promise<OfferedKinds> {
  return db
    .selectNoFrom([
      hasListing("kind = 'estate' and transaction = 'SALE'").as('forSale'),
      hasListing("kind = 'estate' and transaction = 'RENT'").as('forRent'),
      hasListing("kind = 'project'").as('projects'),
      hasListing("kind = 'rentalUnit'").as('holiday'),
      sql<boolean>`exists (select from news_item where is_listed)`.as('news'),
      sql<boolean>`exists (select from office)`.as('offices'),
    ])
    .executeTakeFirstOrThrow();
}
