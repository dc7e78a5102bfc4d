import { sql } from 'kysely';

/**
 * The reference of a listing that visitors see: that of the agency, else the key of the feed. Systems have keys such as
 * UUIDs, which nobody can read aloud: the listing's id is shown instead.
 */
export const shownReference = sql<string>`coalesce(
  listing.agency_reference,
  case
    when length(listing.reference) < 30 then listing.reference
    when listing.reference ~ '^[0-9A-Za-z-]+$' then listing.id::text
    else listing.reference
  end)`;
