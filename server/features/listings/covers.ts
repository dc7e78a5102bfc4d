import { type RawBuilder, sql } from 'kysely';
import type { ListingCover } from '../../../graphql/listings/ports.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { type PublicStore, storeUrl } from '../../platform/media/database/public-store.ts';

/**
 * The first picture of each listing that was not rejected: a search shows two dozen listings with one picture each,
 * so their other pictures are not read. Sources are looked up one by one in their order; a single join read all
 * sources for each listing. Returns one JSON value, which Node parses faster than rows.
 */
export function coversAsJson(ids: readonly number[], store: PublicStore | null): RawBuilder<ListingCover[]> {
  return sql`(
    select coalesce(json_agg(cover), '[]')
    from (
      select
        listing.id,
        jsonb_array_length(listing.photos) as "photoCount",
        first.alt,
        case when hash is not null then
          json_build_object('hash', hash, 'store', ${storeUrl(store)}, 'width', width, 'height', height, 'shade', shade)
        end as file
      from listing
      cross join lateral (
        select photo.value -> 'alt' as alt, known.hash
        from jsonb_array_elements(listing.photos) with ordinality as photo (value, position)
        left join lateral (
          select hash, fault_code from media_source where source = photo.value ->> 'source' limit 1
        ) as known on true
        where fault_code is null
        order by photo.position
        limit 1
      ) as first
      left join media_file using (hash)
      where listing.id = ${anyOf(ids)}
    ) as cover)`;
}
