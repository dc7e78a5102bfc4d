import { type Kysely, sql } from 'kysely';
import type {
  EstateSearch,
  EstateSections,
  EstateStore,
  SearchAnswer,
  TownCount,
} from '../../../graphql/estates/ports.ts';
import { among } from '../among.ts';
import type { Database } from '../connect.ts';
import { bySource } from '../listings/nearest.ts';
import { townCounts } from './facets.ts';
import { mapItemsStatement } from './map-items.ts';
import { markersStatement } from './markers.ts';
import { recordsAsJson, toRecord } from './records.ts';
import { countStatement, searchStatement } from './search.ts';
import { similarStatement } from './similar.ts';

/** Estates in PostgreSQL. */
export function createEstateStore(db: Kysely<Database>): EstateStore {
  const totalsOf = (searches: readonly EstateSearch[]) => {
    const counts = searches.map((search) => sql<number>`(${countStatement(db, search)})`);
    return sql<number[]>`array[${sql.join(counts)}]`.as('totals');
  };
  return {
    search: async (search, order, window, facets) => {
      const statement = searchStatement(db, search, order, { ...window, facets });
      const { estates, ...answer } = await statement.executeTakeFirstOrThrow();
      return { ...answer, estates: estates.map(toRecord) } as SearchAnswer;
    },
    countAll: async (searches) => {
      if (searches.length === 0) return [];
      const { totals } = await db.selectNoFrom(totalsOf(searches)).executeTakeFirstOrThrow();
      return totals.map(Number);
    },
    countWider: async (searches, around) => {
      const towns = around ? townCounts(db, around) : sql<TownCount[]>`'[]'::json`;
      const asked = db.selectNoFrom([totalsOf(searches), towns.as('towns')]);
      const row = await asked.executeTakeFirstOrThrow();
      return { totals: row.totals.map(Number), towns: row.towns };
    },
    findMany: async (ids) => {
      const asked = recordsAsJson(sql<number[]>`${ids}::int4[]`);
      const { estates } = await db.selectNoFrom(asked.as('estates')).executeTakeFirstOrThrow();
      return estates.map(toRecord);
    },
    findSections: (ids) => findSections(db, ids),
    findSimilar: async (estates, limit) => {
      const { rows } = await similarStatement(estates, limit).execute(db);
      return bySource(estates, rows);
    },
    findMarkers: (search, limit) => markersStatement(db, search, limit).execute(),
    findMapItems: async (search, zoom) => (await mapItemsStatement(search, zoom).execute(db)).rows,
  };
}

type Sections = { id: number; sections: Partial<EstateSections> };

async function findSections(db: Kysely<Database>, ids: readonly number[]): Promise<Sections[]> {
  const rows = await db
    .selectFrom('estate_details')
    .where('listing_id', '=', among(ids))
    .select(['listing_id as id', 'sections'])
    .execute();
  return rows as unknown as Sections[];
}
