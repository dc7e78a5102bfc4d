import { type Kysely, sql } from 'kysely';
import type { EstateSearch, EstateSections, EstateStore, TownCount } from '../../../graphql/estates/ports.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { PublicStore } from '../../platform/media/database/public-store.ts';
import type { CatalogueVersion } from '../../platform/response-cache/catalogue-version.ts';
import { groupBySource } from '../listings/nearest.ts';
import { cacheCards } from './cards.ts';
import { isOfOffer } from './conditions.ts';
import { type Counts, createCountCache } from './count-cache.ts';
import { townCounts } from './facets.ts';
import { filteredCountsStatement } from './filtered-counts.ts';
import { mapItemsStatement } from './map-items.ts';
import { markersStatement } from './markers.ts';
import { offerCountsStatement } from './offer-counts.ts';
import { cachePageIds } from './pages/page-ids.ts';
import { findIdsAfter, findPosition } from './pages/positions.ts';
import { recordsAsJson, toRecord } from './records.ts';
import { countStatement, pageStatement } from './search.ts';
import { similarStatement } from './similar.ts';

/** The store of estates in PostgreSQL. */
export function createEstateStore(
  db: Kysely<Database>,
  version: Readonly<CatalogueVersion>,
  publicStore: PublicStore | null,
): EstateStore {
  const totalsOf = (searches: readonly EstateSearch[]) => {
    const counts = searches.map(
      (search) => sql`(${isOfOffer(search) ? offerCountsStatement(search, []) : countStatement(db, search)})`,
    );
    return sql<number[]>`array[${sql.join(counts)}]`.as('totals');
  };
  return {
    search: createSearch(db, version, publicStore),
    findPosition: (search, order, ids) => findPosition(db, search, order, ids),
    countAll: async (searches) => {
      if (searches.length === 0) return [];
      const { totals } = await db.selectNoFrom(totalsOf(searches)).executeTakeFirstOrThrow();
      return totals.map(Number);
    },
    countWidenings: async (searches, around) => {
      const towns = around ? townCounts(db, around) : sql<TownCount[]>`'[]'::json`;
      const statement = db.selectNoFrom([totalsOf(searches), towns.as('towns')]);
      const row = await statement.executeTakeFirstOrThrow();
      return { totals: row.totals.map(Number), towns: row.towns };
    },
    findMany: async (ids) => {
      const statement = db.selectNoFrom(recordsAsJson(ids).as('estates'));
      const { estates } = await statement.executeTakeFirstOrThrow();
      return estates.map(toRecord);
    },
    findSections: (ids) => findSections(db, ids),
    findSimilar: async (estates, limit) => {
      const { rows } = await similarStatement(estates, limit).execute(db);
      return groupBySource(estates, rows);
    },
    findMarkers: (search, limit) => markersStatement(db, search, limit).execute(),
    findClusters: async (search, zoom) => (await mapItemsStatement(search, zoom).execute(db)).rows,
  };
}

/**
 * Creates the search of the store. It caches counts, the ids of pages and the data of cards until the catalogue version
 * changes.
 */
function createSearch(
  db: Kysely<Database>,
  version: Readonly<CatalogueVersion>,
  publicStore: PublicStore | null,
): EstateStore['search'] {
  const counts = createCountCache(version);
  const findCards = cacheCards(db, version, publicStore);
  const findIds = cachePageIds(version, async (search, order, window) => {
    const { ids } = await pageStatement(db, search, order, window).executeTakeFirstOrThrow();
    return ids;
  });
  return (search, order, window, facets) =>
    counts.complete(search, facets, {
      count: async (missing) => {
        const statement = isOfOffer(search)
          ? offerCountsStatement(search, missing)
          : filteredCountsStatement(db, search, missing);
        const { rows } = await statement.execute(db);
        return rows[0] as Counts;
      },
      readPage: async (total) => {
        const { offset, limit, after } = window;
        if (after) {
          const ids = await findIdsAfter(db, search, order, { after, limit: limit + 1, total });
          return { estates: await findCards(ids.slice(0, limit)), isLast: ids.length <= limit };
        }
        const ids = await findIds(search, order, { offset, limit, total });
        return { estates: await findCards(ids), isLast: offset + limit >= total };
      },
    });
}

type Sections = { id: number; sections: Partial<EstateSections> };

async function findSections(db: Kysely<Database>, ids: readonly number[]): Promise<Sections[]> {
  const rows = await db
    .selectFrom('estate_details')
    .where('listing_id', '=', anyOf(ids))
    .select(['listing_id as id', 'sections'])
    .execute();
  return rows as unknown as Sections[];
}
