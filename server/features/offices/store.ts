import { type Kysely, sql } from 'kysely';
import type { AgentRecord, OfficeRecord, OfficeStore } from '../../../graphql/offices/ports.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { cachePerVersion } from '../../platform/response-cache/cache-per-version.ts';
import type { CatalogueVersion } from '../../platform/response-cache/catalogue-version.ts';
import { OFFERED } from '../listings/statuses.ts';

const MAX_OFFICES = 100;

/** Offices and agents in PostgreSQL; names are collated by ICU, not by bytes. */
export function createOfficeStore(db: Kysely<Database>, version: Readonly<CatalogueVersion>): OfficeStore {
  const offices = db
    .selectFrom('office')
    .select(['id', 'name', 'street', 'number', 'box', 'city_id as cityId', 'latitude', 'longitude'])
    .select(['phone', 'email', 'opening_hours as openingHours', 'picture', 'viewing_rules as viewingRules'])
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id');
  const agents = selectAgents(db);
  // Literals, to match the condition of the partial index `listing_office`; parameters would prevent its use.
  const estates = db.selectFrom('listing').where(sql<boolean>`kind = 'estate' and status in ${OFFERED}`);
  return {
    // Cached, because every page shows the offices.
    list: cachePerVersion(version, async () => {
      return (await offices.limit(MAX_OFFICES).execute()) as unknown as OfficeRecord[];
    }),
    findMany: async (ids) =>
      (await offices.where('id', '=', anyOf(ids)).execute()) as unknown as OfficeRecord[],
    listAgents: async (officeIds) =>
      (await agents.where('office_id', '=', anyOf(officeIds)).execute()) as unknown as AgentRecord[],
    findAgents: async (ids) =>
      (await agents.where('id', '=', anyOf(ids)).execute()) as unknown as AgentRecord[],
    countEstates: async (officeIds) => {
      const counts = await estates
        .where('office_id', '=', anyOf(officeIds))
        .select((eb) => ['office_id as officeId', eb.fn.countAll<number>().as('count')])
        .groupBy('office_id')
        .execute();
      return counts.map(({ officeId, count }) => ({ officeId, count: Number(count) }));
    },
    listEstates: async (officeId, { offset, limit }) => {
      const rows = await estates
        .where('office_id', '=', officeId)
        .select('id')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(sql.lit(offset))
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

const selectAgents = (db: Kysely<Database>) =>
  db
    .selectFrom('agent')
    .select(['id', 'office_id as officeId', 'name', 'phone', 'email', 'registration', 'picture'])
    .select('viewing_rules as viewingRules')
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id');
