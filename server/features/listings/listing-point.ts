import { type RawBuilder, sql } from 'kysely';
import { KILOMETRES_PER_DEGREE, KILOMETRES_PER_DEGREE_NORTH } from '../../../shared/geography/plane.ts';

/** `toPlane` in SQL: the point of the listing with this alias. */
export function listingPoint(listing: string): RawBuilder<unknown> {
  const x = sql`${sql.ref(`${listing}.longitude`)} * ${sql.lit(KILOMETRES_PER_DEGREE)} * cosd(50.5)`;
  return sql`point(${x}, ${sql.ref(`${listing}.latitude`)} * ${sql.lit(KILOMETRES_PER_DEGREE_NORTH)})`;
}

/**
 * The municipality of a listing, given the aliases of the listing and its city. A blurred point may lie beyond the
 * border, and one on the coast outside of it; then it is the city's municipality.
 */
export function municipalityOf(listing: string, city: string): RawBuilder<number | null> {
  const ofCity = sql.ref(`${city}.municipality`);
  return sql`case when ${sql.ref(`${listing}.is_address_hidden`)} then ${ofCity}
    else coalesce(municipality_at(${listingPoint(listing)}), ${ofCity}) end`;
}
