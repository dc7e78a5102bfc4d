import { type Kysely, sql, type Transaction } from 'kysely';
import type { StatusCode } from '../../../../shared/listings/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { OFFERED } from '../../listings/statuses.ts';

/**
 * The condition for rows of `listing` that are on offer by the last reading of their feed: also those that an employee
 * has hidden, which are stored as in preparation.
 */
export const IS_OFFERED_BY_FEED = sql<boolean>`(listing.status in ${OFFERED} or exists (
  select from hidden_listing hidden where hidden.listing_id = listing.id and hidden.feed_status in ${OFFERED}))`;

/** The hidden listings of the feeds of an import, with the statuses that their lines give. */
export class HiddenListings {
  private readonly references: ReadonlySet<string>;
  private readonly statuses = new Map<string, StatusCode>();

  private constructor(references: readonly string[]) {
    this.references = new Set(references);
  }

  /** Must run while the imports are locked. */
  static async load(
    trx: Transaction<Database>,
    feeds: readonly (string | undefined)[],
  ): Promise<HiddenListings> {
    const { rows } = await sql<{ reference: string }>`
      select reference from hidden_listing join listing on listing.id = listing_id
      where feed = any(${feeds.filter((feed) => feed !== undefined)}::text[])`.execute(trx);
    return new HiddenListings(rows.map(({ reference }) => reference));
  }

  /** Whether an employee has hidden a listing; notes the status that its line gives. */
  note(reference: string, status: StatusCode): boolean {
    const isHidden = this.references.has(reference);
    if (isHidden) this.statuses.set(reference, status);
    return isHidden;
  }

  /** Stores the noted statuses. A withdrawn listing keeps its own until it is written. */
  async save(trx: Transaction<Database>): Promise<void> {
    const noted = [...this.statuses].filter(([, status]) => status !== 'WITHDRAWN');
    if (noted.length === 0) return;
    await sql`
      update hidden_listing set feed_status = noted.status
      from unnest(${noted.map(([reference]) => reference)}::text[], ${noted.map(([, status]) => status)}::text[])
        as noted (reference, status)
      join listing using (reference)
      where listing.id = listing_id and feed_status <> noted.status`.execute(trx);
  }
}

/** Ends the hiding of listings that their feed has withdrawn. Must run after listings are written. */
export async function forgetWithdrawn(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from hidden_listing using listing
    where listing.id = listing_id and listing.status = 'WITHDRAWN'`.execute(db);
}
