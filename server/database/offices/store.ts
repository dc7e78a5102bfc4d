import { type Kysely, sql } from 'kysely';
import type { OfficeRecord, OfficeStore } from '../../../graphql/offices/ports.ts';
import type { Database } from '../connect.ts';

const MOST_OFFICES = 100;
const among = (ids: readonly number[]) => sql<number>`any(${ids}::int4[])`;

/** Offices and agents in PostgreSQL; names sort as people expect (ICU, not bytes). */
export function createOfficeStore(db: Kysely<Database>): OfficeStore {
  const offices = db
    .selectFrom('office')
    .select(['id', 'name', 'street', 'number', 'box', 'city_id as cityId', 'latitude', 'longitude'])
    .select(['phone', 'email', 'opening_hours as openingHours'])
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id');
  const agents = db
    .selectFrom('agent')
    .select(['id', 'office_id as officeId', 'name', 'phone', 'email', 'registration'])
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id');
  return {
    list: async () => (await offices.limit(MOST_OFFICES).execute()) as unknown as OfficeRecord[],
    findMany: async (ids) =>
      (await offices.where('id', '=', among(ids)).execute()) as unknown as OfficeRecord[],
    listAgents: (officeIds) => agents.where('office_id', '=', among(officeIds)).execute(),
    findAgents: (ids) => agents.where('id', '=', among(ids)).execute(),
  };
}
