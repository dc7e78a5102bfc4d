import { sql } from 'kysely';

/** For `where('id', '=', among(ids))`: one parameter, so the statement is the same however many ids there are. */
export function among(ids: readonly number[]) {
  return sql<number>`any(${ids}::int4[])`;
}
