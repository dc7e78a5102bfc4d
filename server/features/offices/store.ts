import { type Kysely, sql } from 'kysely';
import type { OfficeRecord, OfficeStore } from '../../../graphql/offices/ports.ts';
import type { ClosedDays } from '../../../shared/offices/opening-hours.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { cachePerVersion } from '../../platform/response-cache/cache-per-version.ts';
import type { CatalogueVersion } from '../../platform/response-cache/catalogue-version.ts';
import { createAgentQueries } from './agent-queries.ts';
import { createEstateQueries } from './estate-queries.ts';

const MAX_OFFICES = 100;

/** What the agency says of an office's opening hours beside its feed. */
export interface OwnHours {
  /** Absent: those of the feed. */
  openingHours?: OfficeRecord['openingHours'] | undefined;
  closedDays: readonly ClosedDays[];
}

interface Dependencies {
  version: Readonly<CatalogueVersion>;
  /** By the reference of an office. */
  findOwnHours(reference: string): OwnHours;
}

type OfficeRow = Omit<OfficeRecord, 'closedDays'> & { reference: string };

/** Offices and agents in PostgreSQL; names are collated by ICU, not by bytes. */
export function createOfficeStore(
  db: Kysely<Database>,
  { version, findOwnHours }: Dependencies,
): OfficeStore {
  const offices = db
    .selectFrom('office')
    .select([
      'id',
      'reference',
      'name',
      'street',
      'number',
      'box',
      'city_id as cityId',
      'latitude',
      'longitude',
    ])
    .select(['phone', 'email', 'opening_hours as openingHours', 'picture', 'viewing_rules as viewingRules'])
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id');
  const toRecord = ({ reference, ...office }: OfficeRow): OfficeRecord => {
    const { openingHours = office.openingHours, closedDays } = findOwnHours(reference);
    return { ...office, openingHours, closedDays };
  };
  return {
    // Cached, because every page shows the offices.
    list: cachePerVersion(version, async () => {
      const rows = (await offices.limit(MAX_OFFICES).execute()) as unknown as OfficeRow[];
      return rows.map(toRecord);
    }),
    findMany: async (ids) => {
      const rows = (await offices.where('id', '=', anyOf(ids)).execute()) as unknown as OfficeRow[];
      return rows.map(toRecord);
    },
    ...createAgentQueries(db, version),
    ...createEstateQueries(db),
  };
}
