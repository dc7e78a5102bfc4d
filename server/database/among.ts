import { sql } from 'kysely';

/** For `where('id', '=', among(ids))`: a single parameter, so the statement text is the same for any number of ids. */
export function among(ids: readonly number[]) {
  return sql<number>`any(${ids}::int4[])`;
}
