import { sql } from 'kysely';

/** For `where('id', '=', anyOf(ids))`: a single parameter, so the statement text is the same for any number of ids. */
export function anyOf(ids: readonly number[]) {
  return sql<number>`any(${ids}::int4[])`;
}
