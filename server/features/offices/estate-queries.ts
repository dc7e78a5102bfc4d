import { type Kysely, sql } from 'kysely';
import type { OfficeStore } from '../../../graphql/offices/ports.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { OFFERED } from '../listings/statuses.ts';

const OWNER_COLUMNS = { office: 'office_id', agent: 'agent_id' } as const;

/** The estates on offer of offices and agents. */
export function createEstateQueries(db: Kysely<Database>): Pick<OfficeStore, 'countEstates' | 'listEstates'> {
  // Literals, to match the condition of the partial indexes `listing_office` and `listing_agent`; parameters would
  // prevent their use.
  const estates = db.selectFrom('listing').where(sql<boolean>`kind = 'estate' and status in ${OFFERED}`);
  return {
    countEstates: async (kind, ownerIds) => {
      const column = OWNER_COLUMNS[kind];
      const counts = await estates
        .where(column, '=', anyOf(ownerIds))
        .select((eb) => [`${column} as ownerId`, eb.fn.countAll<number>().as('count')])
        .groupBy(column)
        .execute();
      return counts.map(({ ownerId, count }) => ({ ownerId: ownerId as number, count: Number(count) }));
    },
    listEstates: async ({ kind, id }, { offset, limit }) => {
      const rows = await estates
        .where(OWNER_COLUMNS[kind], '=', id)
        .select('id')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(sql.lit(offset))
        .execute();
      return rows.map((row) => row.id);
    },
  };
}
