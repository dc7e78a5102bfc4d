import { type Kysely, sql } from 'kysely';
import type { StatusCode } from '../../../../shared/listings/vocabulary.ts';
import type { StatementCode } from '../../../../shared/rules/statements/statement-rule.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { shownReference } from '../../listings/shown-reference.ts';
import { OFFERED } from '../../listings/statuses.ts';

/** A statement that the advert of a home or of a unit lacks. */
export interface MissingStatement {
  /** Homes and units share the space of ids. */
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

/** Returns what is missing: of homes, then of units, by reference and name of the statement. */
export async function findMissingStatements(
  db: Kysely<Database>,
  { withHidden }: Scope,
): Promise<MissingStatement[]> {
  const homes = await sql<MissingStatement>`
    select listing_id as "listingId", ${shownReference} as reference, status, code, rule, since
    from missing_mention join listing on listing.id = listing_id
    where status in ${OFFERED} or ${withHidden}
    order by listing.reference collate "C", code`.execute(db);
  const units = await sql<MissingStatement>`
    select entity_id as "listingId", reference, status, code, rule, since
    from missing_unit_mention join project_entity entity on entity.id = entity_id
    order by project_id, position, reference, code`.execute(db);
  return [...homes.rows, ...units.rows];
}

/** Returns the number of homes and units on offer. */
export async function countOffered(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ homes: number }>`
    select (
      (select count(*) from listing where kind = 'estate' and status in ${OFFERED})
      + (select count(*) from project_entity entity join listing on listing.id = project_id
        where is_listed and entity.status in ${OFFERED} and listing.status in ${OFFERED})
    )::int as homes`.execute(db);
  return rows[0]?.homes ?? 0;
}
