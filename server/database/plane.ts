import { type RawBuilder, sql } from 'kysely';
import { KILOMETRES_PER_DEGREE, KILOMETRES_PER_DEGREE_NORTH } from '../../shared/geography/plane.ts';

/** The plate of `toPlane` in SQL: the point of the listing that a statement calls by this name. */
export function pointOf(listing: string): RawBuilder<unknown> {
  const x = sql`${sql.ref(`${listing}.longitude`)} * ${sql.lit(KILOMETRES_PER_DEGREE)} * cosd(50.5)`;
  return sql`point(${x}, ${sql.ref(`${listing}.latitude`)} * ${sql.lit(KILOMETRES_PER_DEGREE_NORTH)})`;
}

/**
 * The municipality of a listing, by the names that a statement has for it and for its town. A point that is blurred may
 * lie beyond the border, one on the coast beside it: then it is the town's.
 */
export function municipalityOf(listing: string, city: string): RawBuilder<number | null> {
  const ofCity = sql.ref(`${city}.municipality`);
  return sql`case when ${sql.ref(`${listing}.is_address_hidden`)} then ${ofCity}
    else coalesce(municipality_at(${pointOf(listing)}), ${ofCity}) end`;
}
