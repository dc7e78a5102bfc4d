import { type Kysely, sql } from 'kysely';
import type {
  ClosedCount,
  CountedArea,
  LocalCounts,
  LocalFigures,
  TownStore,
} from '../../../graphql/towns/ports.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { cachePerVersion } from '../../platform/response-cache/cache-per-version.ts';
import type { CatalogueVersion } from '../../platform/response-cache/catalogue-version.ts';
import { HAS_WHOLE_PRICE } from '../estates/has-whole-price.ts';

/** The figures of towns in PostgreSQL. */
export function createTownStore(db: Kysely<Database>, version: Readonly<CatalogueVersion>): TownStore {
  const countAll = cachePerVersion(version, () => countHomes(db));
  return {
    countClosed: cachePerVersion(version, () => countClosed(db)),
    countHomes: async (transaction) => (await countAll())[transaction],
    findFigures: async (transaction, area, minHomes) => {
      const { rows } = await sql<LocalFigures>`
        with home as materialized (
          select type, price_cents, living_area, epc_rank, sale_method from estate_search
          where transaction = ${transaction} and ${isInArea(area)}
        )
        select
          (select min(price_cents)::float8 from home) as "minCents",
          (select max(price_cents)::float8 from home) as "maxCents",
          (
            select coalesce(json_agg(median order by count desc, type), '[]')
            from (
              select type, count(*) as count,
                percentile_cont(0.5) within group (order by price_cents::float8 / living_area) as cents
              from home
              where price_cents is not null and living_area > 0 and ${HAS_WHOLE_PRICE}
              group by type having count(*) >= ${minHomes}
            ) as median
          ) as medians,
          (
            select coalesce(json_agg(label order by rank), '[]')
            from (
              select epc_rank as rank, count(*) as count from home where epc_rank is not null group by 1
            ) as label
          ) as labels`.execute(db);
      return rows[0] as LocalFigures;
    },
  };
}

async function countClosed(db: Kysely<Database>): Promise<ClosedCount[]> {
  const { rows } = await sql<ClosedCount>`
    select city.municipality as nis, estate.type, listing.status, count(*)::int as count
    from listing
      join estate on estate.listing_id = listing.id
      join city on city.id = listing.city_id
    where listing.kind = 'estate' and listing.status in ('SOLD', 'RENTED')
      and closed_at > now() - interval '2 years' and city.municipality is not null
    group by 1, 2, 3`.execute(db);
  return rows;
}

function isInArea(area: CountedArea) {
  return 'municipality' in area
    ? sql`municipality = ${area.municipality}`
    : sql`city_id = ${anyOf(area.cityIds)}`;
}

/** Reads the stored counts of all towns and municipalities, at most some thousand rows. */
async function countHomes(db: Kysely<Database>): Promise<Record<Transaction, LocalCounts>> {
  const { rows } = await sql<{ transaction: Transaction; cityId: number | null; nis: number; homes: number }>`
    select transaction, city_id as "cityId", null as nis, sum(homes)::int as homes from offer_count
    where facet = 'CITY' group by 1, 2
    union all
    select transaction, null, district, homes from offer_count where facet = 'ALL' and district > 0`.execute(
    db,
  );
  const countsOf = (transaction: Transaction): LocalCounts => {
    const own = rows.filter((row) => row.transaction === transaction);
    return {
      inCities: new Map(own.flatMap(({ cityId, homes }) => (cityId === null ? [] : [[cityId, homes]]))),
      inMunicipalities: new Map(
        own.flatMap(({ cityId, nis, homes }) => (cityId === null ? [[nis, homes]] : [])),
      ),
    };
  };
  return { SALE: countsOf('SALE'), RENT: countsOf('RENT') };
}
