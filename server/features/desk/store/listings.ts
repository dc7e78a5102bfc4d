import { type Kysely, sql } from 'kysely';
import type { DeskListings } from '../../../../graphql/desk/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { shownReference } from '../../listings/shown-reference.ts';
import { OFFERED } from '../../listings/statuses.ts';
import { isInScope } from './scope-condition.ts';

const MAX_FOUND = 20;

export function createDeskListings(db: Kysely<Database>): DeskListings {
  return {
    async find(scope, text) {
      const pattern = `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
      const rows = await db
        .selectFrom('listing')
        .innerJoin('city as c', 'c.id', 'listing.city_id')
        .where('kind', 'in', ['estate', 'project'])
        .where(sql<boolean>`status in ${OFFERED}`)
        .where(isInScope(scope, { agent: 'listing.agent_id', office: 'listing.office_id' }))
        .where(
          sql<boolean>`(${shownReference} ilike ${pattern} or listing.reference ilike ${pattern}
            or concat_ws(' ', street, number) ilike ${pattern} or c.postal_code like ${pattern}
            or c.name_nl ilike ${pattern} or c.name_fr ilike ${pattern}
            or c.name_en ilike ${pattern} or c.name_de ilike ${pattern})`,
        )
        .select('listing.id')
        .orderBy(shownReference)
        .orderBy('listing.id')
        .limit(MAX_FOUND)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
