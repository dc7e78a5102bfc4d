import { type Kysely, sql } from 'kysely';
import type {
  ListingCover,
  ListingEvent,
  ListingFiles,
  ListingKind,
  ListingStore,
} from '../../../graphql/listings/ports.ts';
import { among } from '../among.ts';
import type { Database } from '../connect.ts';

/** What all kinds of listings share, in PostgreSQL. */
export function createListingStore(db: Kysely<Database>): ListingStore {
  return {
    findTexts: (ids) =>
      db
        .selectFrom('listing_text')
        .where('listing_id', '=', among(ids))
        .select(['listing_id as listingId', 'locale', 'title', 'description'])
        .execute(),
    findFiles: async (ids) =>
      (await db
        .selectFrom('listing')
        .where('id', '=', among(ids))
        .select([
          'id',
          'photos',
          'floor_plans as floorPlans',
          'documents',
          'video',
          'virtual_tour as virtualTour',
        ])
        .execute()) as unknown as ListingFiles[],
    findCovers: (ids) => findCovers(db, ids),
    findEvents: (ids): Promise<ListingEvent[]> =>
      db
        .selectFrom('listing_event')
        .where('listing_id', '=', among(ids))
        .select(['listing_id as listingId', 'at', 'kind', 'status', 'price_cents as priceCents'])
        .orderBy('at')
        .orderBy('id')
        .execute(),
    findKinds: (ids) => findKinds(db, ids),
  };
}

/** As a search shows two dozen listings with one picture each, their other pictures stay where they are. */
async function findCovers(db: Kysely<Database>, ids: readonly number[]): Promise<ListingCover[]> {
  const { rows } = await sql<ListingCover>`
    select listing.id, cover.alt, cover.file
    from listing
    cross join lateral (
      select
        photo.value -> 'alt' as alt,
        case when hash is not null then
          json_build_object('hash', hash, 'width', width, 'height', height, 'shade', shade)
        end as file
      from jsonb_array_elements(listing.photos) with ordinality as photo (value, place)
      left join media_source on media_source.source = photo.value ->> 'source'
      left join media_file using (hash)
      where media_source.fault_code is null
      order by photo.place
      limit 1
    ) as cover
    where listing.id = ${among(ids)}`.execute(db);
  return rows;
}

/** An entity has an id of the same space, in a table of its own. */
function findKinds(db: Kysely<Database>, ids: readonly number[]) {
  const entities = db
    .selectFrom('project_entity')
    .where('id', '=', among(ids))
    .select(['id', sql<ListingKind>`'projectEntity'`.as('kind')]);
  return db
    .selectFrom('listing')
    .where('id', '=', among(ids))
    .select(['id', sql<ListingKind>`kind`.as('kind')])
    .unionAll(entities)
    .execute();
}
