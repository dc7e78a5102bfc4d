import { type RawBuilder, sql } from 'kysely';
import { KILOMETRES_PER_DEGREE, KILOMETRES_PER_DEGREE_NORTH } from '../../shared/geography/plane.ts';

/** The plate of `toPlane` in SQL: the point of the listing that a statement calls by this name. */
export function pointOf(listing: string): RawBuilder<unknown> {
  const x = sql`${sql.ref(`${listing}.longitude`)} * ${sql.lit(KILOMETRES_PER_DEGREE)} * cosd(50.5)`;
  return sql`point(${x}, ${sql.ref(`${listing}.latitude`)} * ${sql.lit(KILOMETRES_PER_DEGREE_NORTH)})`;
}
