import { type Kysely, sql } from 'kysely';
import type {
  EstateSections,
  EstateStore,
  SearchAnswer,
  WiderCounts,
} from '../../../graphql/estates/ports.ts';
import { among } from '../among.ts';
import type { Database } from '../connect.ts';
import { bySource } from '../listings/nearest.ts';
import { markersStatement } from './markers.ts';
import { recordsAsJson, toRecord } from './records.ts';
import { countStatement, searchStatement, townsOf } from './search.ts';
import { similarStatement } from './similar.ts';

/** Estates in PostgreSQL. */
export function createEstateStore(db: Kysely<Database>): EstateStore {
  return {
    search: async (search, order, window, facets) => {
      const statement = searchStatement(db, search, order, { ...window, facets });
      const { estates, ...answer } = await statement.executeTakeFirstOrThrow();
      return { ...answer, estates: estates.map(toRecord) } as SearchAnswer;
    },
    countAll: async (searches) => {
      if (searches.length === 0) return [];
      const counts = searches.map((search) => sql<number>`(${countStatement(db, search)})`);
      const row = await db
        .selectNoFrom(sql<number[]>`array[${sql.join(counts)}]`.as('totals'))
        .executeTakeFirstOrThrow();
      return row.totals.map(Number);
    },
    countWider: async (searches, around) => {
      const counts = searches.map((search) => sql<number>`(${countStatement(db, search)})`);
      const towns = around ? townsOf(db, around) : sql<WiderCounts['towns']>`'[]'::json`;
      const row = await db
        .selectNoFrom([sql<number[]>`array[${sql.join(counts)}]`.as('totals'), towns.as('towns')])
        .executeTakeFirstOrThrow();
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
