import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { NewestPicture } from '../../platform/media/pregenerate-versions.ts';
import { OFFERED } from './statuses.ts';

/**
 * The pictures of listings on offer and of news, up to a limit: first those shown on cards, newest first, then all
 * others.
 */
export async function findNewestPictures(db: Kysely<Database>, limit: number): Promise<NewestPicture[]> {
  const { rows } = await sql<NewestPicture>`
    select hash, width from (
      select photo.value ->> 'source' as source, published_at, photo.position
      from (
        select photos, published_at from listing
        where status in ${OFFERED} order by published_at desc, id desc limit ${limit}
      ) as offered, jsonb_array_elements(photos) with ordinality as photo (value, position)
      union all
      select picture ->> 'source', published_at, 1 from news_item where picture is not null and is_listed
    ) as shown
    join media_source using (source) join media_file using (hash)
    where width is not null
    order by position > 1, published_at desc, position, source
    limit ${limit}`.execute(db);
  return rows;
}
