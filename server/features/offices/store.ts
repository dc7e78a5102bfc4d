import { type Kysely, sql } from 'kysely';
import type { OfficeRecord, OfficeStore } from '../../../graphql/offices/ports.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { cachePerVersion } from '../../platform/response-cache/cache-per-version.ts';
import type { CatalogueVersion } from '../../platform/response-cache/catalogue-version.ts';
import { createAgentQueries } from './agent-queries.ts';
import { createEstateQueries } from './estate-queries.ts';

const MAX_OFFICES = 100;

/** Offices and agents in PostgreSQL; names are collated by ICU, not by bytes. */
export function createOfficeStore(db: Kysely<Database>, version: Readonly<CatalogueVersion>): OfficeStore {
  const offices = db
    .selectFrom('office')
    .select(['id', 'name', 'street', 'number', 'box', 'city_id as cityId', 'latitude', 'longitude'])
    .select(['phone', 'email', 'opening_hours as openingHours', 'picture', 'viewing_rules as viewingRules'])
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id');
  return {
    // Cached, because every page shows the offices.
    list: cachePerVersion(version, async () => {
      return (await offices.limit(MAX_OFFICES).execute()) as unknown as OfficeRecord[];
    }),
    findMany: async (ids) =>
      (await offices.where('id', '=', anyOf(ids)).execute()) as unknown as OfficeRecord[],
    ...createAgentQueries(db, version),
    ...createEstateQueries(db),
  };
}
