import { type Kysely, sql } from 'kysely';
import type {
  ListingEvent,
  ListingFiles,
  ListingKind,
  ListingStore,
} from '../../../graphql/listings/ports.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { PublicStore } from '../../platform/media/database/public-store.ts';
import { cachePerVersion } from '../../platform/response-cache/cache-per-version.ts';
import type { CatalogueVersion } from '../../platform/response-cache/catalogue-version.ts';
import { coversAsJson } from './covers.ts';
import { findFeatured } from './featured.ts';
import { findOfferedKinds } from './offered-kinds.ts';

/** The store of data that all kinds of listings have: texts, files, cover photos, events, kinds. */
export function createListingStore(
  db: Kysely<Database>,
  version: Readonly<CatalogueVersion>,
  publicStore: PublicStore | null,
): ListingStore {
  return {
    findTexts: (ids) =>
      db
        .selectFrom('listing_text')
        .where('listing_id', '=', anyOf(ids))
        .select(['listing_id as listingId', 'locale', 'title', 'description'])
        .execute(),
    findFiles: async (ids) =>
      (await db
        .selectFrom('listing')
        .where('id', '=', anyOf(ids))
        .select([
          'id',
          'photos',
          'floor_plans as floorPlans',
          'documents',
          'video',
          'virtual_tour as virtualTour',
        ])
        .execute()) as unknown as ListingFiles[],
    findCovers: async (ids) => {
      const statement = db.selectNoFrom(coversAsJson(ids, publicStore).as('covers'));
      return (await statement.executeTakeFirstOrThrow()).covers;
    },
    findEvents: (ids): Promise<ListingEvent[]> =>
      db
        .selectFrom('listing_event')
        .where('listing_id', '=', anyOf(ids))
        .select(['listing_id as listingId', 'at', 'kind', 'status', 'price_cents as priceCents'])
        .orderBy('at')
        .orderBy('id')
        .execute(),
    findKinds: (ids) => findKinds(db, ids),
    // Cached, because the menu of every page depends on it.
    findOfferedKinds: cachePerVersion(version, () => findOfferedKinds(db)),
    findFeatured: cachePerVersion(version, () => findFeatured(db)),
  };
}

/** The kind of each id. Entities of projects share the id space of listings, but are rows of `project_entity`. */
function findKinds(db: Kysely<Database>, ids: readonly number[]) {
  const entities = db
    .selectFrom('project_entity')
    .where('id', '=', anyOf(ids))
    .select(['id', sql<ListingKind>`'projectEntity'`.as('kind')]);
  return db
    .selectFrom('listing')
    .where('id', '=', anyOf(ids))
    .select(['id', sql<ListingKind>`kind`.as('kind')])
    .unionAll(entities)
    .execute();
}
