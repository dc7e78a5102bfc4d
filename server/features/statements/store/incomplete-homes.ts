import { type Kysely, sql } from 'kysely';
import type { StatusCode } from '../../../../shared/listings/vocabulary.ts';
import type { StatementCode } from '../../../../shared/rules/statements/statement-rule.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { shownReference } from '../../listings/shown-reference.ts';
import { OFFERED } from '../../listings/statuses.ts';

/** A statement that the advert of a home lacks. */
export interface MissingStatement {
  listingId: number;
  reference: string;
  status: StatusCode;
  code: StatementCode;
  /** The id of the rule that requires it. */
  rule: string;
  /** The first day on which it was missing. */
  since: string;
}

/** `withHidden`: also homes in preparation. */
interface Scope {
  withHidden: boolean;
}

/** Returns what is missing, by reference of the home and name of the statement. */
export async function findMissingStatements(
  db: Kysely<Database>,
  { withHidden }: Scope,
): Promise<MissingStatement[]> {
  const { rows } = await sql<MissingStatement>`
    select listing_id as "listingId", ${shownReference} as reference, status, code, rule, since
    from missing_mention join listing on listing.id = listing_id
    where status in ${OFFERED} or ${withHidden}
    order by listing.reference collate "C", code`.execute(db);
  return rows;
}

/** Returns the number of homes on offer. */
export async function countOffered(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ homes: number }>`
    select count(*)::int as homes from listing where kind = 'estate' and status in ${OFFERED}`.execute(db);
  return rows[0]?.homes ?? 0;
}
