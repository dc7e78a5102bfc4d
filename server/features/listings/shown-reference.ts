import { sql } from 'kysely';

/**
 * The reference of a listing that visitors see: that of the agency, else the key of the feed. Instead of a key that
 * only a system uses, such as a UUID, the listing's id is shown.
 */
export const shownReference = sql<string>`coalesce(
  listing.agency_reference,
  case
    when length(listing.reference) < 30 then listing.reference
    when listing.reference ~ '^[0-9A-Za-z-]+$' then listing.id::text
    else listing.reference
  end)`;
